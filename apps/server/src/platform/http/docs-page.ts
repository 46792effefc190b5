/**
 * The API as a page to read: plain HTML from the OpenAPI document, no script. For developers, in
 * English only.
 */
import type { OpenApi, Operation } from './openapi.ts';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem}
summary{cursor:pointer;padding:.35rem 0}code{font-family:ui-monospace,monospace}
.m{display:inline-block;width:4.5rem;font-weight:600}
pre{background:#8881;padding:.75rem;overflow:auto}
h2{border-bottom:1px solid #8885;margin-top:2rem}:root{color-scheme:light dark}`;

/** The whole page. */
export function docsPage(document: OpenApi): string {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), block(method, path, operation)]);
    }
  }
  const sections = [...groups].sort(([a], [b]) => a.localeCompare(b));
  const body = sections.map(([tag, blocks]) => `<h2>${escape(tag)}</h2>${blocks.join('')}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Kencana API</title>
<link rel="icon" type="image/svg+xml" href="/kencana.svg">
<style>${STYLE}</style></head><body><h1>Kencana API ${escape(document.info.version)}</h1>
<p>${escape(document.info.description)} <a href="/api/v1/openapi.json">openapi.json</a></p>
${body.join('\n')}</body></html>`;
}

function block(method: string, path: string, operation: Operation): string {
  const query = operation.parameters.filter((p) => p.in === 'query');
  const names = query.map((p) => `<code>${escape(p.name)}</code>${p.required ? '' : '?'}`);
  const body = operation.requestBody
    ? `<pre>${escape(JSON.stringify(operation.requestBody, null, 2))}</pre>`
    : '';
  const module = operation['x-module'] ? `, module ${escape(operation['x-module'])}` : '';
  return `<details><summary><span class="m">${escape(method.toUpperCase())}</span>
<code>${escape(path)}</code> ${escape(operation.summary)}</summary>
<p>Right: <code>${escape(operation['x-right'])}</code>${module}</p>
${names.length > 0 ? `<p>Query: ${names.join(', ')}</p>` : ''}${body}</details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

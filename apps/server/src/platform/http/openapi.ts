/** OpenAPI 3.1 from the routes: their schemas, rights and modules. Nothing is written by hand. */
import { z } from 'zod';
import { rightsOf } from './route.ts';
import type { Route } from './route.ts';

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

export interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-right': string;
  readonly 'x-module'?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
}

const FAILURE = { $ref: '#/components/schemas/Failure' };
const SUCCESS = { $ref: '#/components/schemas/Success' };

/** The document of all routes. */
export function openApi(routes: readonly Route[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = `/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kencana',
      version,
      description:
        'Token in x-auth-token or Authorization: Bearer. Every write takes an Idempotency-Key.',
    },
    servers: [
      { url: '/api/v1', description: "the token's own shop" },
      { url: '/portal/{kode_toko}/api/v1', description: 'another shop, for head office' },
    ],
    paths,
    components: { securitySchemes, schemas },
  };
}

const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
  bearer: { type: 'http', scheme: 'bearer' },
};

const schemas = {
  Success: {
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { const: 'success' },
      data: {},
      message: { type: 'string' },
      count: { type: 'integer' },
      total: { type: 'object' },
    },
  },
  Failure: {
    type: 'object',
    required: ['status', 'code', 'message'],
    properties: {
      status: { const: 'error' },
      code: { type: 'string' },
      message: { type: 'string' },
      errors: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};

function operation(route: Route): Operation {
  const body = route.body && schemaOf(route.body);
  return {
    summary: route.summary,
    tags: [route.path.split('/')[0] ?? ''],
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      [route.created ? '201' : '200']: answer('success', SUCCESS),
      default: answer('refused', FAILURE),
    },
    security: route.right === 'public' ? [] : [{ token: [] }, { bearer: [] }],
    'x-right': (route.levels ?? rightsOf(route)).join(' '),
    ...(route.module && { 'x-module': route.module }),
  };
}

function answer(description: string, schema: unknown): unknown {
  return { description, content: { 'application/json': { schema } } };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

function pathParameters(route: Route): Parameter[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(route: Route): Parameter[] {
  if (!route.query) return [];
  const json = schemaOf(route.query);
  const required = Array.isArray(json['required']) ? json['required'] : [];
  return Object.entries((json['properties'] ?? {}) as Record<string, unknown>).map(
    ([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }),
  );
}

function headerParameters(route: Route): Parameter[] {
  if (route.method === 'GET') return [];
  const schema = { type: 'string', maxLength: 200 };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema }];
}

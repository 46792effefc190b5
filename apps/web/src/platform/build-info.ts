/** Version and branch that the build was made from (vite.config.ts). */
declare const __KENCANA_VERSION__: string;
declare const __KENCANA_BRANCH__: string;

export const clientVersion: string = __KENCANA_VERSION__;
export const clientBranch: string = __KENCANA_BRANCH__;

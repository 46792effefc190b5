/** Everything the server can do, on one page: the features in the order of their menu areas. A list on purpose. */
import { parameterAkunRights } from '@kencana/contract/parameter-akun';
import type { Right } from '@kencana/contract/permission';
import { masters } from '@kencana/contract/registry';
import { screenRights } from '@kencana/contract/screens';
import { masterFeature } from '../feature/master/master.routes.ts';
import { parameterAkunFeature } from '../feature/parameter-akun/parameter-akun.routes.ts';
import { systemFeature } from '../feature/system/system.routes.ts';
import { usersFeature } from '../feature/users/users.routes.ts';
import { filesFeature } from '../platform/files/file.routes.ts';
import type { Feature } from '../platform/http/route.ts';

export const features: readonly Feature[] = [
  usersFeature,
  systemFeature,
  filesFeature,
  masterFeature,
  parameterAkunFeature,
];

/** Every right of the product, each once: a level's default tree is made of them. */
export const rights: readonly Right[] = [
  ...new Map(
    [...screenRights, ...masters.flatMap((master) => master.rights), ...parameterAkunRights].map(
      (right) => [right.key, right] as const,
    ),
  ).values(),
];

import type { Role } from './role.ts'

/** What a member of staff, a device or an API key can be allowed to do. `setup:write`: pair devices, print table signs. */
export type Permission =
  | 'orders:read'
  | 'orders:write'
  | 'orders:cancel'
  /** Refund an order that is not cancelled, in part or whole. */
  | 'orders:refund'
  /** Write to the customer of an order. */
  | 'orders:message'
  | 'availability:write'
  | 'ordering:pause'
  | 'offers:write'
  | 'reports:read'
  | 'printers:write'
  | 'setup:write'
  | 'team:write'
  /** Publish the brand's files, and roll back to a version. */
  | 'brand:write'
  /** The audit log: an owner reads that of the brand, a manager that of the own locations. */
  | 'audit:read'
  /** The member's own sign-in, which a paired device does not have. */
  | 'account:write'

export const permissions: readonly Permission[] = [
  'orders:read',
  'orders:write',
  'orders:cancel',
  'orders:refund',
  'orders:message',
  'availability:write',
  'ordering:pause',
  'offers:write',
  'reports:read',
  'printers:write',
  'setup:write',
  'team:write',
  'brand:write',
  'audit:read',
  'account:write',
]

/** Server and screens use the same table, but only the server's answer counts. */
const allowed: Readonly<Record<Role | 'key', readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((one) => one !== 'team:write' && one !== 'brand:write'),
  counter: [
    'orders:read',
    'orders:write',
    'orders:cancel',
    'orders:message',
    'availability:write',
    'ordering:pause',
    'account:write',
  ],
  device: ['orders:read', 'orders:write'],
  // A key has scopes of its own, at its locations only.
  key: [],
}

export function mayDo(role: Role | 'key', permission: Permission): boolean {
  return allowed[role].includes(permission)
}

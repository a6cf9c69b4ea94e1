import type { Role } from './role.ts'

/** What a member of staff, a device or an API key can be allowed to do. */
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
  | 'team:write'
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
  'team:write',
  'audit:read',
  'account:write',
]

/** Server and screens use the same table, but only the server's answer counts. */
const allowed: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((one) => one !== 'team:write'),
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
}

export function mayDo(role: Role, permission: Permission): boolean {
  return allowed[role].includes(permission)
}

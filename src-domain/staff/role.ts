/**
 * - `owner`: every location of a brand, its team and its keys.
 * - `manager`: some locations, with refunds and reports.
 * - `counter`: orders and availability of some locations, cancelling included.
 * - `device`: a paired screen that shows the orders of one location.
 */
export type Role = 'owner' | 'manager' | 'counter' | 'device'

export const roles: readonly Role[] = ['owner', 'manager', 'counter', 'device']

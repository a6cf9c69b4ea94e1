import { mayDo } from '../../src-domain/staff/permissions.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Actor } from '../staff/write-audit.ts'

export type NotAllowed = { readonly _tag: 'NotAllowed' }
/** The command's id was used for another change. */
export type CommandReused = { readonly _tag: 'CommandReused' }

/** Offers belong to the brand, so a manager of any of its locations may change them. */
export function mayChangeOffers({ member }: Actor): boolean {
  return mayDo(member.role, 'offers:write')
}

/** Whether the member may say that something was sold or given at this location. */
export function mayChangeOffersAt({ member }: Actor, locationId: string): boolean {
  return mayDoAt(member, 'offers:write', locationId)
}

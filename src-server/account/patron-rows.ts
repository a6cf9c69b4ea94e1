import type { Patron } from '../../src-domain/account/patron.ts'
import { cardsOf, savedCardFrom } from '../card/saved-card-row.ts'
import type { Database } from '../store/database.ts'
import { addressesOf } from './patron-addresses.ts'

export interface PatronRow {
  readonly id: string
  readonly profile: Omit<Patron, 'card'>
}

export interface PatronRowsNeeds {
  readonly db: Database
  readonly isTexting: boolean
}

export function patronRows({ db, isTexting }: PatronRowsNeeds) {
  const whole = async (brandId: string, { id, profile }: PatronRow): Promise<Patron> => {
    const firstCard = cardsOf(db, brandId, id).limit(1).executeTakeFirst()
    const [card, addresses] = await Promise.all([firstCard, addressesOf(db, brandId, id)])
    const { phone } = profile
    const told =
      phone === undefined || phone.isVerified || isTexting ? {} : { phone: { ...phone, isVerifiable: false } }
    return { ...profile, ...told, addresses, ...(card === undefined ? {} : { card: savedCardFrom(card) }) }
  }
  return {
    whole,
    by: async (brandId: string, id: string): Promise<Patron> => {
      const row = await db
        .selectFrom('patrons')
        .select(['id', 'profile'])
        .where('brand_id', '=', brandId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return whole(brandId, row)
    },
  }
}

export type PatronRows = ReturnType<typeof patronRows>

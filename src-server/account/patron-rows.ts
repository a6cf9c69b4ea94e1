import type { Patron } from '../../src-domain/account/patron.ts'
import { displayedIn, type PhoneRules } from '../../src-domain/account/phone-rules.ts'
import { cardsOf, savedCardFrom } from '../card/saved-card-row.ts'
import type { Database } from '../store/database.ts'
import { addressesOf } from './patron-addresses.ts'

export interface PatronRow {
  readonly id: string
  readonly profile: Omit<Patron, 'card'>
}

export interface PatronRowsNeeds {
  readonly db: Database
  readonly isTexting: (brandId: string) => boolean
  readonly phonesOf: (brandId: string) => PhoneRules
}

export function patronRows({ db, isTexting, phonesOf }: PatronRowsNeeds) {
  const whole = async (brandId: string, { id, profile }: PatronRow): Promise<Patron> => {
    const firstCard = cardsOf(db, brandId, id).limit(1).executeTakeFirst()
    const [card, addresses] = await Promise.all([firstCard, addressesOf(db, brandId, id)])
    const { phone } = profile
    const shown =
      phone === undefined
        ? {}
        : {
            phone: {
              ...phone,
              ...(phone.isVerified || isTexting(brandId) ? {} : { isVerifiable: false }),
              ...displayedFormOf(phonesOf(brandId), phone.value),
            },
          }
    return { ...profile, ...shown, addresses, ...(card === undefined ? {} : { card: savedCardFrom(card) }) }
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

function displayedFormOf(phones: PhoneRules, phone: string): Pick<NonNullable<Patron['phone']>, 'displayed'> {
  const { displayedPhone } = displayedIn(phones, phone)
  return displayedPhone === undefined ? {} : { displayed: displayedPhone }
}

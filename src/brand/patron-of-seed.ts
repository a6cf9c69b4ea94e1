import type * as t from 'io-ts'
import type { patronSeed } from '../../src-contract/brand/seeds.ts'
import type { CardSeed, PatronSeed } from '../../src-server/brand/brand-seed.ts'
import { seedId } from './seed-id.ts'

/** The demo patrons' cards work only in the sandbox. */
export function patronOfSeed(brandId: string, seed: t.TypeOf<typeof patronSeed>): PatronSeed {
  return {
    patron: {
      id: seedId('pat', brandId, seed.email),
      email: seed.email,
      firstName: seed.firstName,
      lastName: seed.lastName,
      isEmployee: seed.isEmployee,
      isMigrating: false,
      type: 'email',
      addresses: [],
      ...(seed.phone === undefined ? {} : { phone: { value: seed.phone, isVerified: seed.isVerified } }),
    },
    password: seed.password,
    mustSetPassword: seed.mustSetPassword,
    credit: seed.creditCents,
    cards: seed.cards.map(
      ({ sandboxToken, ...card }, index): CardSeed => ({
        ...card,
        id: seedId('card', brandId, seed.email, String(index)),
        processor: 'sandbox',
        token: sandboxToken,
      }),
    ),
  }
}

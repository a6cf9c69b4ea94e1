import type { Patron, SavedCard } from '../../src-domain/account/patron.ts'

export function aSavedCard(fields: Partial<SavedCard> = {}): SavedCard {
  return {
    id: 'card-1',
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
    primaryCard: false,
    ...fields,
  }
}

export function aPatron(fields: Partial<Patron> = {}): Patron {
  return {
    id: 'patron-1',
    email: 'ana@example.com',
    phone: { value: '212-555-0100', isVerified: true },
    firstName: 'Ana',
    lastName: 'Diaz',
    isMigrating: false,
    isEmployee: false,
    type: 'email',
    addresses: [],
    ...fields,
  }
}

export function aPatronWithoutEmail(fields: Partial<Patron> = {}): Patron {
  const { email: _, ...rest } = aPatron(fields)
  return rest
}

export function aPatronWithoutPhone(fields: Partial<Patron> = {}): Patron {
  const { phone: _, ...rest } = aPatron(fields)
  return rest
}

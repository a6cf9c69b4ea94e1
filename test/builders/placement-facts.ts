import type { Brand } from '../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { zero } from '../../src-domain/money/minor.ts'
import { noChanges } from '../../src-domain/today/todays-changes.ts'
import type { KnownLocation } from '../../src-server/catalogue/catalogue.ts'
import { decidePlacement, type PlacementFacts } from '../../src-server/ordering/decide-placement.ts'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import { aBrand } from './brand-builder.ts'
import { aLocationSetting, aNoodleMenu, noon } from './order-server-builder.ts'

/** Facts for placement rules: all order types and cash are on. */
export function placementFacts(rules: Partial<Brand> = {}, facts: Partial<PlacementFacts> = {}): PlacementFacts {
  const ordering = { ...aBrand().ordering, delivery: true, kiosk: true, cash: true }
  return {
    brand: aBrand({ ordering, ...rules }),
    known: knownNoodles,
    payer: { availableCredit: zero },
    tenders: noTenders,
    now: noon,
    coordinates: undefined,
    account: { name: 'sandbox', vault: 'sandbox', opensIntents: true },
    ...facts,
  }
}

export const noTenders: PlacementFacts['tenders'] = { promo: { _tag: 'None' }, giftCard: { _tag: 'None' } }

const knownNoodles: KnownLocation = {
  settings: aLocationSetting(),
  designed: aLocationSetting(),
  changes: noChanges,
  changesVersion: '',
  settingsVersion: '1',
  menuVersion: '1',
  menus: byDiningOption(() => aNoodleMenu()),
  soldOut: [],
  counts: [],
  tables: [
    { id: 'table-7', number: '7', isRetired: false },
    { id: 'table-8', number: '8', isRetired: true },
  ],
}

/** The decision to place, with its payment and prices. */
export function goingAhead(request: PlacementRequest, facts: PlacementFacts) {
  const decision = decidePlacement(request, facts)
  if (decision._tag !== 'Go') throw new Error(`this order is not placed: ${JSON.stringify(decision)}`)
  return decision
}

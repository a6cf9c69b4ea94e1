import type { WrittenAddress } from './address-sheet.ts'

export interface Dish {
  readonly name: string
  /** What it asks for. */
  readonly choice?: readonly [option: string, name: string]
}

interface Account {
  readonly email: string
  readonly password: string
}

/** What a back end sells and what it says, as far as the journeys of the contract name it. */
export interface Trade {
  readonly slug: string
  /** By which its orders are known in an address. */
  readonly orderId: RegExp
  /** Of `dish`, in cash. */
  readonly pickup: { readonly dish: Dish; readonly total: string }
  readonly tenders: {
    readonly dish: Dish
    readonly code: string
    readonly unknownCode: readonly [code: string, says: RegExp]
    /** A code that is one, and takes nothing off today. */
    readonly idleCode: readonly [code: string, says: RegExp]
    readonly discount: string
    readonly unknownCard: string
    readonly card: string
    /** What the card pays, a fifth as a tip, and what is left for the card. */
    readonly amounts: { readonly card: string; readonly tip: string; readonly due: string }
  }
  /** Two portions, which is more than any minimum. */
  readonly delivery: {
    readonly dish: Dish
    readonly typed: string
    readonly offered: string
    readonly street: string
    readonly total: string
    readonly byHand: WrittenAddress
  }
  readonly ahead: {
    readonly dish: Dish
    readonly upsell: string
    readonly packing: string
    readonly total: string
  }
  readonly table: {
    readonly dish: Dish
    readonly unknown: string
    readonly says: string
    readonly number: string
    readonly total: string
  }
  /** A dish that asks for nothing. */
  readonly plain: Dish
  readonly employee: Account
  /** Has a card on file, and pays this much for `plain` with the usual tip. */
  readonly patron: Account & { readonly last4: string; readonly pays: string }
  /** Knows the password no more. */
  readonly forgetful: { readonly email: string; readonly firstName: string }
  /** Lets nobody in whose phone is not verified. */
  readonly asksForVerifiedPhones: boolean
  readonly link: RegExp
}

const soup: Dish = { name: 'Tomato soup', choice: ['Bread', 'White bread'] }
const leek: Dish = { name: 'Leek soup' }

/** What test/bare-back-end sells. */
export const copperLadle: Trade = {
  ...{ slug: 'mill', orderId: /A\d+/, plain: leek, link: /\/checkout\/S\d+$/ },
  pickup: { dish: soup, total: '$7.02' },
  tenders: {
    ...{ dish: soup, code: 'tenth', discount: '-$0.65' },
    unknownCode: ['NOPE', /We do not know that code/],
    idleCode: ['LATER', /Not before next week/],
    ...{ unknownCard: '1234', card: '5555 0000 1111 2222' },
    // 6.50 less 0.65; 8 % of 5.85 is 0.468; of 6.32 five are on the card.
    amounts: { card: '-$5.00', tip: '$1.30', due: '$2.62' },
  },
  delivery: {
    ...{ dish: soup, typed: '12 Mill', offered: '12 Mill Lane, Portland, OR 97201', street: '12 Mill Lane' },
    total: '$17.28',
    byHand: { street: '12 Mill Lane', city: 'Portland', state: 'OR', zip: '97201' },
  },
  ahead: { dish: soup, upsell: 'Lemonade', packing: 'Chili', total: '$9.18' },
  table: { dish: soup, unknown: '9', says: 'No such table.', number: '2', total: '$7.02' },
  employee: { email: 'eve@example.com', password: 'soup for eve' },
  // 5.00 and 8 % less the credit of 2.00, and the usual tip of 15 %.
  patron: { email: 'ann@example.com', password: 'soup for ann', last4: '4242', pays: '$4.15' },
  forgetful: { email: 'ivo@example.com', firstName: 'Ivo' },
  asksForVerifiedPhones: false,
}

const miso: Dish = { name: 'Miso soup' }
const ramen: Dish = { name: 'Slow pork ramen' }

/** What our own order server sells of the brand that the journeys look at. */
export const emberAndLadle: Trade = {
  ...{ slug: 'red-hook', orderId: /[\w-]{8,}/, plain: miso, link: /\/checkout\/[\w-]{22}$/ },
  pickup: { dish: miso, total: '$4.90' },
  tenders: {
    ...{ dish: ramen, code: 'welcome10', discount: '-$1.65' },
    unknownCode: ['NOPE', /not valid|invalid/i],
    idleCode: ['EMBER5', /from \$30.00/],
    ...{ unknownCard: '4000 0000 0000 0001', card: '4000-1111-2222-3349' },
    // 16.50 less 1.65; 8.875 % of 14.85 is 1.318; of 16.17 seven and a half are on the card.
    amounts: { card: '-$7.50', tip: '$3.30', due: '$11.97' },
  },
  delivery: {
    ...{ dish: ramen, typed: '180 Conover', offered: '180 Conover Street', street: '180 Conover Street' },
    // 33.00 and a fee of 3.99, both taxed.
    total: '$40.27',
    byHand: { street: '180 Conover Street', city: 'Brooklyn', state: 'NY', zip: '11231' },
  },
  ahead: { dish: miso, upsell: 'Miso caramel cookie', packing: 'Soup spoon', total: '$9.25' },
  table: { dish: miso, unknown: '99', says: 'We do not know this table.', number: '2', total: '$4.90' },
  employee: { email: 'teo@ember.example', password: 'Demo-Ladle-1' },
  // 4.50 and its tax, and the usual tip of 15 %.
  patron: { email: 'nora@ember.example', password: 'Demo-Ladle-1', last4: '4242', pays: '$5.58' },
  forgetful: { email: 'imani@ember.example', firstName: 'Imani' },
  asksForVerifiedPhones: true,
}

import type { Patron } from '../../src-domain/account/patron.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { MarketSeed, TownSeed } from '../address/town.ts'
import type { MailDress } from '../mail/mail-house.ts'
import type { UnreadableMenu } from '../menu/accepted-menu.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

/** A sandbox card of a seeded patron. */
export interface CardSeed {
  readonly id: string
  readonly processor: string
  /** The processor's token, never a card number. */
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly primaryCard: boolean
}

export interface PatronSeed {
  readonly patron: Omit<Patron, 'card'>
  readonly password: string
  /** The account must set a new password before anything else (ACCT-26). */
  readonly mustSetPassword?: boolean
  readonly credit: Cents
  readonly cards: readonly CardSeed[]
}

export interface CodeSeed {
  readonly id: string
  /** Normalised. */
  readonly code: string
  readonly most?: number
  readonly mostPerPatron?: number
}

export interface PromotionSeed {
  readonly promotion: Promotion
  readonly codes: readonly CodeSeed[]
}

export interface GiftCardSeed {
  readonly id: string
  readonly number: string
  readonly balance: Cents
  readonly receiver: string
  readonly sender: string
  readonly message: string
}

/** One brand as read from its folder. Written to the database at every start; the same content changes nothing. */
export interface BrandSeed {
  readonly brand: Brand
  /** In the order shown by a list without distances. */
  readonly locations: readonly LocationSettings[]
  readonly menu: Menu | UnreadableMenu
  readonly packingMenu?: Menu | UnreadableMenu
  readonly upsellMenu?: Menu | UnreadableMenu
  readonly patrons: readonly PatronSeed[]
  /** Branding of its mails; absent: plain ones. */
  readonly mail?: MailDress
  readonly promotions?: readonly PromotionSeed[]
  readonly giftCards?: readonly GiftCardSeed[]
  /** Ids from this folder that must be disabled if they exist. */
  readonly switchedOff?: { readonly patrons: readonly string[]; readonly giftCards: readonly string[] }
  /** For address search without a map service. */
  readonly towns?: readonly TownSeed[]
  readonly markets?: readonly MarketSeed[]
}

import type { Patron } from '../../src-domain/account/patron.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { MarketSeed, TownSeed } from '../address/town.ts'
import type { MailDress } from '../mail/mail-house.ts'
import type { UnreadableMenu } from '../menu/accepted-menu.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

export interface CardSeed {
  readonly id: string
  readonly processor: string
  /** Never a card number. */
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
  /** A new password must be set first (ACCT-26). */
  readonly mustSetPassword?: boolean
  readonly credit: Minor
  readonly cards: readonly CardSeed[]
}

export interface CodeSeed {
  readonly id: string
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
  readonly balance: Minor
  readonly receiver: string
  readonly sender: string
  readonly message: string
}

export interface StaffSeed {
  readonly member: StaffMember
  readonly password: string
}

/** Text by file name. */
export type BrandFiles = Readonly<Record<string, string>>

/** Menus that a location has instead of the brand's. */
export interface OwnMenus {
  readonly menu?: Menu | UnreadableMenu
  readonly packing?: Menu | UnreadableMenu
  readonly upsells?: Menu | UnreadableMenu
}

/** Written when its files are published, and at a start with other files; idempotent. */
export interface BrandSeed {
  readonly brand: Brand
  /** The files of the seed, without demo data. Absent: the brand has no versions. */
  readonly files?: BrandFiles
  readonly locations: readonly LocationSettings[]
  readonly menu: Menu | UnreadableMenu
  readonly packingMenu?: Menu | UnreadableMenu
  readonly upsellMenu?: Menu | UnreadableMenu
  /** By location id. Absent, or a location that is missing: the brand's menus. */
  readonly ownMenus?: Readonly<Record<string, OwnMenus>>
  readonly patrons: readonly PatronSeed[]
  readonly staff?: readonly StaffSeed[]
  readonly mail?: MailDress
  /** Scheme and host of the brand's /staff, for links in mails. */
  readonly staffOrigin?: string
  readonly promotions?: readonly PromotionSeed[]
  readonly giftCards?: readonly GiftCardSeed[]
  /** Ids to disable if they exist. */
  readonly switchedOff?: {
    readonly patrons: readonly string[]
    readonly giftCards: readonly string[]
    readonly staff: readonly string[]
  }
  readonly towns?: readonly TownSeed[]
  readonly markets?: readonly MarketSeed[]
}

import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { pointHundredths } from '../../src-domain/loyalty/earning.ts'
import type { Loyalty } from '../../src-domain/loyalty/loyalty.ts'
import { noLoyaltyYet, type WalletReward } from '../../src-domain/loyalty/loyalty.ts'
import { type Decimals, minorUnits } from '../../src-domain/money/currency.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'

export interface LoyaltyFacade {
  /** NotFound: the brand has no loyalty programme. */
  readonly of: (brandId: string, patronId: string) => Promise<Either<NotFound, Loyalty>>
}

export interface LoyaltyNeeds {
  readonly db: Database
  readonly brands: ReadonlyMap<string, Brand>
  readonly clock: Clock
}

interface EarnedRow {
  readonly credit: number
  /** Integer sums are bigint, which drivers return as text or number. */
  readonly spent: string | number
  readonly points: string | number
}

const notFound = left<NotFound>({ _tag: 'NotFound' })

/** Points and rewards (API-35). */
export function openLoyalty({ db, brands, clock }: LoyaltyNeeds): LoyaltyFacade {
  return {
    of: async (brandId, patronId) => {
      const brand = brands.get(brandId)
      if (brand?.loyalty.enabled !== true) return notFound
      const { loyalty: settings, currency } = brand
      const now = clock.now()
      const row = (
        await readEarned({
          db,
          brandId,
          patronId,
          now,
          ...{ hundredths: pointHundredths(settings.multiplier), decimals: minorUnits(currency) },
        })
      ).rows[0]
      if (row === undefined) return notFound
      const wallet = (await rewards(db, brandId, patronId, now)).rows
      return right({
        availableCredit: minor(row.credit),
        loyaltyDivisor: settings.divisor ?? noLoyaltyYet.loyaltyDivisor,
        loyaltyMultiplier: settings.multiplier ?? noLoyaltyYet.loyaltyMultiplier,
        progress: Number(row.points),
        tier: settings.tiers ?? [],
        totalSpent: minor(Number(row.spent)),
        wallet: wallet.map(({ id, terms }) => rewardOf(id, terms)),
      })
    },
  }
}

interface EarnedBy {
  readonly db: Database
  readonly brandId: string
  readonly patronId: string
  readonly now: Instant
  /** Hundredths of a point per main unit of the currency. */
  readonly hundredths: number
  readonly decimals: Decimals
}

const year = 365 * 24 * 60 * 60 * 1_000

/** `pointsFor` and `spentOn` in SQL, less refunds; tests compare them. */
function readEarned({ db, brandId, patronId, now, hundredths, decimals }: EarnedBy) {
  const wholePoint = 100 * 10 ** decimals
  const yearAgo = new Date(now - year).toISOString()
  return sql<EarnedRow>`
    select p.credit - p.credit_held as credit,
      coalesce(sum(greatest(o.food - o.credit, 0)) filter (where o.placed_at > ${yearAgo}::timestamptz), 0) as spent,
      coalesce(sum(greatest(o.food - o.credit, 0)::bigint * ${hundredths}::bigint / ${wholePoint}::bigint), 0) as points
    from patrons p
    left join (
      select o.brand_id, o.patron_id, o.placed_at, o.subtotal - o.discount - o.tax_in_food - coalesce(back.sale, 0) as food,
        o.credit - coalesce(back.credit, 0) as credit
      from orders o
      left join lateral (
        select sum(sale)::integer as sale, sum(credit)::integer as credit from refunds r
        where r.order_id = o.id and r.state = 'done'
      ) back on true
    ) o on o.brand_id = p.brand_id and o.patron_id = p.id
    where p.brand_id = ${brandId} and p.id = ${patronId}
    group by p.credit, p.credit_held`.execute(db)
}

function rewards(db: Database, brandId: string, patronId: string, now: number) {
  return sql<{ readonly id: string; readonly terms: Promotion }>`
    select c.id, p.terms
    from wallet_rewards w
    join promotion_codes c on c.brand_id = w.brand_id and c.id = w.code_id
    join promotions p on p.brand_id = c.brand_id and p.id = c.promotion_id
    left join promotion_patrons u on u.brand_id = c.brand_id and u.code_id = c.id and u.patron_id = w.patron_id
    where w.brand_id = ${brandId} and w.patron_id = ${patronId} and c.is_active
      and (c.uses + c.held >= c.most or u.uses + u.held >= c.most_per_patron) is not true
      and ((p.terms ->> 'endsAt')::double precision > ${now}::double precision) is not false
    order by w.added_at, c.id`.execute(db)
}

function rewardOf(id: string, { id: promotionId, name, description, callToAction }: Promotion): WalletReward {
  return {
    id,
    type: 'promotion',
    promotion: { id: promotionId, name, description, callToAction },
  }
}

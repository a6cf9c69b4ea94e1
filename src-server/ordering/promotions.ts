import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { PromoOrder } from '../../src-domain/checkout/promo-gateway.ts'
import { priceText } from '../../src-domain/money/price-text.ts'
import type { DiscountResult } from '../../src-domain/promo/discount-result.ts'
import { samePromoCode } from '../../src-domain/promo/promo-code.ts'
import type { Caller } from '../caller.ts'
import type { NotFound } from '../not-found.ts'
import { type PromoObjection, promoFacts, promoSentence } from '../offers/promo-verdict.ts'
import { orderAtLocation } from './order-at-location.ts'
import type { PlacingNeeds } from './take-order.ts'

/** Unknown, expired or used up, without saying which. */
export type NotRedeemed = { readonly _tag: 'NotRedeemed' }

export interface PromotionsFacade {
  readonly check: (
    caller: Caller,
    locationId: string,
    query: PromoOrder & ({ readonly code: string } | { readonly promotionCodeId: string }),
  ) => Promise<Either<NotFound, DiscountResult>>
  readonly redeem: (brandId: string, patronId: string, code: string) => Promise<Either<NotRedeemed, void>>
}

const none = { code: '', promotionCodeId: '', promotionId: '', discount: '', note: '', deliveryNotes: '' }

export function openPromotions(needs: PlacingNeeds): PromotionsFacade {
  return {
    check: async (caller, locationId, { items, orderType, scheduledAt, ...promo }) => {
      const order = { ...none, ...promo, items, orderType, ...(scheduledAt === undefined ? {} : { scheduledAt }) }
      const found = await orderAtLocation(needs, caller, locationId, order)
      if (isLeft(found)) return found
      const { brand, read } = found.right.judged
      const standing = read.promo
      switch (standing._tag) {
        case 'None':
          return right(refused({ _tag: 'UnknownCode' }, brand))
        case 'Invalid':
          return right(refused(standing.why, brand))
        case 'Valid': {
          const { codeId, promotion } = standing.known
          return right({ discountId: codeId, promotionCodeId: codeId, promotionId: promotion.id })
        }
      }
    },
    redeem: async (brandId, patronId, code) => {
      const now = new Date(needs.clock.now()).toISOString()
      const { rows } = await sql`
      with found as (
        select c.id from promotion_codes c
        join promotions p on p.brand_id = c.brand_id and p.id = c.promotion_id
        left join promotion_patrons u on u.brand_id = c.brand_id and u.code_id = c.id and u.patron_id = ${patronId}
        where c.brand_id = ${brandId} and c.code = ${samePromoCode(code)} and c.is_active
          and (c.uses + c.held >= c.most or u.uses + u.held >= c.most_per_patron) is not true
          and ((p.terms ->> 'endsAt')::double precision > ${needs.clock.now()}::double precision) is not false
      ),
      kept as (
        insert into wallet_rewards (brand_id, patron_id, code_id, added_at)
        select ${brandId}::text, ${patronId}::text, id, ${now}::timestamptz from found
        on conflict do nothing
      )
      select 1 from found`.execute(needs.db)
      return rows.length > 0 ? right(undefined) : left({ _tag: 'NotRedeemed' })
    },
  }
}

function refused(why: PromoObjection, brand: Brand): DiscountResult {
  return { message: promoSentence(why, priceText(brand, 'en')), ...promoFacts(why) }
}

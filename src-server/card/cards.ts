import { fromNullable, left, right } from 'fp-ts/lib/Either.js'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { NewCard } from '../../src-domain/card/new-card.ts'
import type { KeepOutcome, KeepRequest, KeptCard } from '../../src-domain/payment/card-vault.ts'
import { processorOfAccount } from '../../src-domain/payment/payment-account.ts'
import type { Log } from '../log.ts'
import type { NotFound } from '../not-found.ts'
import type { Gateways } from '../payment/gateways.ts'
import { inTime } from '../payment/in-time.ts'
import { logShopRefused } from '../payment/log-shop-refused.ts'
import type { PaymentAccounts } from '../payment/payment-accounts.ts'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'
import type { Seal } from '../store/seal.ts'
import type { Timeouts } from '../timeouts.ts'
import type { CardOwner, CardsFacade, NotKept } from './cards-facade.ts'
import { type CardToWrite, cardOf, choosePrimary, isRemoved, removeCard, writeCard } from './change-cards.ts'
import { holderId } from './holder-id.ts'
import { cardsOf, savedCardFrom } from './saved-card-row.ts'

export interface CardsNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly accounts: PaymentAccounts
  readonly timeouts: Pick<Timeouts, 'processor'>
  /** Derives card ids. */
  readonly seal: Pick<Seal, 'over'>
  readonly log: Log
  readonly notifyWorkers: (kinds: readonly JobKind[]) => void
}

const notFound: NotFound = { _tag: 'NotFound' }
const unknown: KeepOutcome = { _tag: 'Unknown' }
const usedNonce = left<NotKept>({ _tag: 'Declined', reason: 'bad-instrument' })

/** No transaction is open during calls to the processor. */
export function openCards(needs: CardsNeeds): CardsFacade {
  const { db, accounts, gateways, timeouts, seal, log, notifyWorkers } = needs

  const add = async (owner: CardOwner, card: NewCard) => {
    const account = accounts.vaultOf(accounts.accountOf(owner.brandId))
    const vault = gateways.get(account)?.vault
    if (vault === undefined) return left<NotKept>({ _tag: 'NoVault' })
    const id = `crd_${seal.over(owner.brandId, owner.patronId, account, card.cardNonce).slice(0, 22)}`
    const before = await cardOf(db, owner, id)
    if (before !== undefined) return right(before)
    if (await isRemoved(db, owner, id)) return usedNonce
    const asked = vault.keep(await requestOf(db, owner, id, card))
    const outcome = await inTime(asked, timeouts.processor, unknown)
    logShopRefused(log, account, outcome)
    switch (outcome._tag) {
      case 'Unknown':
        return left<NotKept>(outcome)
      case 'StepRequired':
        return left<NotKept>({
          _tag: 'StepRequired',
          step: { processor: processorOfAccount(account), data: outcome.data },
        })
      case 'Declined':
        return left<NotKept>({ _tag: 'Declined', reason: outcome.reason })
      case 'Kept': {
        const written = describedCard(outcome.card, card)
        if (written === undefined) return left<NotKept>({ _tag: 'NotDescribed' })
        const saved = await writeCard(db, owner, { ...written, id, processor: account, token: outcome.token })
        return saved === undefined ? usedNonce : right(saved)
      }
    }
  }

  return {
    list: async ({ brandId, patronId }) => (await cardsOf(db, brandId, patronId).execute()).map(savedCardFrom),
    add,
    makePrimary: async (owner, id) => fromNullable(notFound)(await choosePrimary(db, owner, id)),
    remove: async (owner, id) => {
      if (!(await removeCard(db, owner, id))) return left(notFound)
      notifyWorkers(['forget-card'])
      return right(undefined)
    },
  }
}

async function requestOf(db: Database, owner: CardOwner, id: string, card: NewCard): Promise<KeepRequest> {
  const { brandId, patronId } = owner
  const row = await db
    .selectFrom('patrons')
    .select('profile')
    .where('brand_id', '=', brandId)
    .where('id', '=', patronId)
    .executeTakeFirstOrThrow()
  return {
    reference: `card:${id}`,
    nonce: card.cardNonce,
    holder: { id: holderId(owner), ...namesOf(row.profile) },
    ...(card.street1 === undefined ? {} : { street: card.street1 }),
    ...(card.takesFurtherStep === true ? { takesStep: true } : {}),
  }
}

function namesOf({ email, firstName, lastName }: Omit<Patron, 'card'>): Omit<KeepRequest['holder'], 'id'> {
  const name = `${firstName} ${lastName}`.trim()
  return { ...(email === undefined ? {} : { email }), ...(name === '' ? {} : { name }) }
}

function describedCard(kept: KeptCard, card: NewCard): Omit<CardToWrite, 'id' | 'processor' | 'token'> | undefined {
  const [brand, last4] = [kept.brand ?? card.brand, kept.last4 ?? card.last4]
  const [expMonth, expYear] = [kept.expMonth ?? card.expDate?.month, kept.expYear ?? card.expDate?.year]
  if (brand === undefined || last4 === undefined || expMonth === undefined || expYear === undefined) return undefined
  return /^\d{4}$/.test(last4) ? { brand, last4, expMonth, expYear } : undefined
}

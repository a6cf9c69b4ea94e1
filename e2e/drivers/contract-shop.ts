import type { Page } from '@playwright/test'
import { type MisbehavingServer, startMisbehaving } from '../../test/bare-back-end/misbehaving-server.ts'
import type { Answer } from '../../test/bare-back-end/route.ts'
import { startBareBackEnd } from '../../test/bare-back-end/start-bare-back-end.ts'
import { mailTo } from './account.ts'
import { copperLadle, emberAndLadle, type Trade } from './contract-trade.ts'
import { type ShopServer, startShop } from './shop-server.ts'

/** An order that the back end took, as its ticket tells it. */
export interface TakenOrder {
  readonly id: string
  readonly orderType: string
  readonly tableNumber: string | null
  readonly items: readonly { readonly name: string }[]
}

/** Our storefront with API_URL, before a back end that has none of our additions. */
export interface ContractShop {
  readonly trade: Trade
  readonly storefront: ShopServer
  /** Everything that the storefront asks goes through here, is held against the contract, and may go wrong. */
  readonly backEnd: MisbehavingServer
  /** Each order once, oldest first. */
  readonly orders: () => readonly TakenOrder[]
  /** The code that was sent to who forgot a password. */
  readonly pinFor: (page: Page, email: string) => Promise<string>
  /** What the back end itself called an error. */
  readonly errors: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** Written by another hand, from the contract alone: test/bare-back-end. */
export async function beforeAnIndependentBackEnd(): Promise<ContractShop> {
  const backEnd = await startBareBackEnd()
  const storefront = await startShop('', backEnd.origin)
  return {
    ...{ trade: copperLadle, storefront, backEnd, errors: () => [], pinFor: async () => '2468' },
    orders: () => backEnd.orders().map(({ ticket }) => ({ ...ticket, tableNumber: ticket.tableNumber ?? null })),
    stop: async () => {
      await storefront.stop()
      await backEnd.close()
    },
  }
}

/** Our own order server with all that is ours alone switched off. */
export async function beforeOurOwnServer(): Promise<ContractShop> {
  const own = await startShop('', '', 'off')
  const orders = new Map<string, TakenOrder>()
  const backEnd = await startMisbehaving({
    act: async ({ request, text }) => {
      const { method = 'GET', url = '/', headers } = request
      const answer = await fetch(own.at(url), {
        ...{ method, headers: passed(headers) },
        ...(text === '' ? {} : { body: text }),
      })
      const answered = await answerOf(answer)
      const ticket = ticketIn(answered)
      if (ticket !== undefined) orders.set(ticket.id, ticket)
      return answered
    },
  })
  const storefront = await startShop('', backEnd.origin)
  return {
    ...{ trade: emberAndLadle, storefront, backEnd, errors: () => own.errors },
    orders: () => [...orders.values()],
    pinFor: async (page, email) => /^(\d{6})$/m.exec(await mailTo(page, own, email, 1))?.[1] ?? '',
    stop: async () => {
      await storefront.stop()
      await backEnd.close()
      await own.stop()
    },
  }
}

/** Of the connection, and not of the call. */
const hopByHop = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'])

function passed(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value !== 'string' || hopByHop.has(name) ? [] : [[name, value]],
    ),
  )
}

async function answerOf(answer: Response): Promise<Answer> {
  const text = await answer.text()
  const headers = ['etag', 'retry-after', 'cache-control'].flatMap((name): [string, string][] => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    ...{ status: answer.status, headers: Object.fromEntries(headers) },
    body: text === '' ? undefined : JSON.parse(text),
  }
}

/** Of a placing call, or of the end of its polling: nothing else has both. */
function ticketIn({ status, body }: Answer): TakenOrder | undefined {
  if (status !== 200) return undefined
  const said = Object(body)
  const ticket = Object(said.order ?? said)
  return typeof ticket.id === 'string' && ticket.displayNumber !== undefined && ticket.finalAmount !== undefined
    ? { ...ticket, tableNumber: ticket.tableNumber ?? null }
    : undefined
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { type MisbehavingServer, startMisbehaving } from '../../bare-back-end/misbehaving-server.ts'
import type { Answer } from '../../bare-back-end/route.ts'
import { type BareBackEnd, startBareBackEnd } from '../../bare-back-end/start-bare-back-end.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { largeCard } from '../../builders/promotion-builder.ts'
import type { Now } from '../drivers/held-clock.ts'
import type { PageHouse } from '../drivers/open-page.ts'
import { storefrontBefore } from '../drivers/storefront-before.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

/** Milliseconds beyond any test, so the page times out first. */
const timeout = 600_000

export interface TriedHouse extends PageHouse, Pick<MisbehavingServer, 'misbehave' | 'behave' | 'hung'> {
  readonly name: string
  readonly menu: string
  readonly dish: string
  readonly tax: string
  readonly table: { readonly menu: string; readonly number: string }
  readonly call?: string
  readonly code: string
  readonly giftCard: string
  readonly patron: { readonly email: string; readonly password: string }
  readonly employee: { readonly email: string; readonly password: string }
  readonly item: string
  /** A delivery address and the tracking text. */
  readonly delivery: {
    readonly menu: string
    readonly typed: string
    readonly option: RegExp
    readonly byHand: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }
    readonly followed: string
  }
  readonly orders: () => Promise<number>
  readonly departures: () => readonly string[]
  /** Number of delayed responses, by the page's clock. */
  readonly slow: () => number
  /** Sends the responses that are due. */
  readonly wake: () => void
  /** Rendered pages give up a hanging call at once instead of after real seconds. */
  readonly pages: { isImpatient: boolean }
}

const closers: { readonly close: () => unknown }[] = []
after(async () => {
  for (const one of closers) await one.close()
})

export interface BareHouse extends TriedHouse {
  readonly backEnd: BareBackEnd
}

/** An independently written order server with the contract only. */
export const independentBackEnd = once(async (): Promise<BareHouse> => {
  const now: Now = { at: noon }
  const slow = slowness(now)
  const backEnd = await startBareBackEnd({ clock: { now: () => now.at }, pause: slow.pause })
  const pages = impatience(backEnd.hung)
  const house = await storefrontBefore(backEnd.origin, now, timeout, pages.giveUp)
  closers.push(house.app, backEnd)
  return {
    ...{ ...house, ...slow, ...backEnd, backEnd, pages, name: 'the bare back end' },
    ...{ menu: '/location/mill/pickup', dish: 'Leek soup', tax: '$0.40' },
    call: 'tel:+15035550101',
    ...{ code: 'TENTH', giftCard: '5555000033334444' },
    table: { menu: '/location/mill/dine-in', number: '2' },
    patron: { email: 'ann@example.com', password: 'soup for ann' },
    employee: { email: 'eve@example.com', password: 'soup for eve' },
    item: 'i2',
    delivery: {
      ...{ menu: '/location/mill/delivery', typed: '12 Mill', option: /^12 Mill Lane/, followed: 'On two wheels' },
      byHand: { street: '12 Mill Lane', city: 'Portland', state: 'OR', zip: '97201' },
    },
    orders: async () => backEnd.orders().length,
  }
})

/** Our order server without additions. */
export const ownServerWithoutAdditions = once(async (): Promise<TriedHouse> => {
  const ours = await wiringHouse()
  const slow = slowness(ours.now)
  const server = await startMisbehaving({
    act: async ({ request, text }) => {
      const { method = 'GET', url = '/' } = request
      // Asks for an uncompressed response to forward as text.
      const headers = { ...request.headers, 'accept-encoding': 'identity' }
      const asked = { method, url, headers, ...(text === '' ? {} : { payload: text }) }
      return answerOf(await ours.plain.inject(asked as InjectOptions))
    },
    pause: slow.pause,
  })
  const pages = impatience(server.hung)
  const house = await storefrontBefore(server.origin, ours.now, timeout, pages.giveUp)
  closers.push(house.app, server)
  return {
    ...{ ...house, ...slow, ...server, pages, name: 'our own server without additions' },
    ...{ menu: '/location/main-street/pickup', dish: 'Rice', tax: '$0.32' },
    ...{ code: 'TEN', giftCard: largeCard },
    table: { menu: '/location/main-street/dine-in', number: '7' },
    patron: { email: 'ana@example.com', password: 'noodles for ana' },
    employee: { email: 'emil@example.com', password: 'noodles for emil' },
    item: 'rice',
    delivery: {
      ...{ menu: '/location/main-street/delivery', typed: '9 Elm', option: /^9 Elm St/ },
      byHand: { street: '9 Elm St', city: 'New York', state: 'NY', zip: '10001' },
      followed: 'Finding you a driver',
    },
    // Pages and server must agree on the brand.
    rule: (fields: Partial<Brand>) => {
      house.rule(fields)
      return ours.rule(fields)
    },
    orders: async () => Number((await ours.rows('select count(*)::integer as n from orders'))[0]?.['n']),
  }
})

function answerOf({ statusCode, payload, headers }: Awaited<ReturnType<FastifyInstance['inject']>>): Answer {
  const { etag } = headers
  return {
    status: statusCode,
    body: payload === '' ? undefined : JSON.parse(payload),
    ...(etag === undefined ? {} : { headers: { etag } }),
  }
}

function slowness(now: Now) {
  let waiting: { readonly due: number; readonly go: () => void }[] = []
  return {
    pause: (milliseconds: number) =>
      new Promise<void>((go) => {
        waiting.push({ due: now.at + milliseconds, go })
      }),
    slow: () => waiting.length,
    wake: () => {
      const due = waiting.filter((one) => one.due <= now.at)
      waiting = waiting.filter((one) => one.due > now.at)
      for (const { go } of due) go()
    },
  }
}

function impatience(hung: () => number) {
  const pages = {
    isImpatient: false,
    giveUp: async (ended: AbortSignal): Promise<void> => {
      while (!ended.aborted && !(pages.isImpatient && hung() > 0)) await sleep(5)
    },
  }
  return pages
}

function once<House extends TriedHouse>(make: () => Promise<House>): () => Promise<House> {
  let made: Promise<House> | undefined
  return () => {
    made ??= make()
    return made
  }
}

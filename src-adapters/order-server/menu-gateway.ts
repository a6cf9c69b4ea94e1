import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js'
import { menuReporting } from '../../src-contract/menu/menu.ts'
import { menuRoutes } from '../../src-contract/menu/routes.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { JsonAnswer } from '../../src-domain/call/send-json.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { MenuGateway, MenuQuery } from '../../src-domain/menu/menu-gateway.ts'
import { answerOf, failureOf, isSuccess, understood } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { retryWithoutField } from './retry-without-field.ts'

export interface HeldMenu {
  readonly etag: string
  readonly menu: Menu
}

/** What a gateway remembers of menus, by name. A page keeps all; a server bounds it. */
export interface MenuMemory {
  readonly get: (name: string) => readonly HeldMenu[] | undefined
  readonly set: (name: string, menus: readonly HeldMenu[]) => unknown
}

const mostHeldForLater = 3

/** Caches menus of other times by version, because many times share one menu. */
export function menuGateway(needs: OrderServerNeeds, memory: MenuMemory = new Map()): MenuGateway {
  const held = heldMenus(memory)
  const codec = menuReporting((entry) => needs.report(`left out of the menu: ${entry}`))

  const fresh = (query: MenuQuery, answer: JsonAnswer): Either<CallFailure, Menu> => {
    if (answer._tag !== 'Answered' || !isSuccess(answer.status)) return left(failureOf(answer))
    const menu = understood(needs, codec, answer.body)
    const etag = answer.headers['etag']
    if (isRight(menu) && etag !== undefined) held.keep(query, { etag, menu: menu.right })
    return menu
  }
  const ask = async (query: MenuQuery): Promise<Either<CallFailure, Menu>> => {
    const known = held.known(query)
    const answer = await answerOf(needs, menuRoutes.menu, {
      locationId: query.locationId,
      query: asText(query),
      ...(known.length === 0 ? {} : { headers: { 'if-none-match': known.map(({ etag }) => etag).join(', ') } }),
    })
    if (answer._tag !== 'Answered' || answer.status !== 304) return fresh(query, answer)
    const same = sameAs(known, answer.headers['etag'])
    if (same !== undefined) return right(same.menu)
    // The 304 names none of the versions we sent: ask again without the menus for later.
    return held.forgetLater(query) ? ask(query) : fresh(query, answer)
  }

  return {
    menu: (query) => {
      const { at, ...now } = query
      if (at === undefined) return ask(now)
      return retryWithoutField(needs, 'GET /menus: at', (isSent) => ask(isSent ? query : now))
    },
  }
}

function heldMenus(memory: MenuMemory) {
  const nameOf = ({ locationId, orderType, menuType }: MenuQuery, isLater: boolean) =>
    JSON.stringify([locationId, orderType, menuType, isLater])
  const held = (query: MenuQuery, isLater: boolean) => memory.get(nameOf(query, isLater)) ?? []
  const isLater = ({ at }: MenuQuery) => at !== undefined
  const laterOf = (query: MenuQuery) => (isLater(query) ? held(query, true) : [])
  return {
    known: (query: MenuQuery): readonly HeldMenu[] => [...held(query, false), ...laterOf(query)],
    keep: (query: MenuQuery, one: HeldMenu): void => {
      memory.set(nameOf(query, isLater(query)), [one, ...laterOf(query)].slice(0, mostHeldForLater))
    },
    forgetLater: (query: MenuQuery): boolean => {
      const isHeld = laterOf(query).length > 0
      memory.set(nameOf(query, true), [])
      return isHeld
    },
  }
}

/** Proxies may weaken the ETag. */
function sameAs(known: readonly HeldMenu[], named: string | undefined): HeldMenu | undefined {
  const plain = (etag: string | undefined) => etag?.replace(/^W\//, '')
  return known.length < 2 ? known[0] : known.find(({ etag }) => plain(etag) === plain(named))
}

function asText({ orderType, menuType, at }: MenuQuery): Readonly<Record<string, string>> {
  return {
    orderType,
    ...(menuType === undefined ? {} : { menuType }),
    ...(at === undefined ? {} : { at: String(at) }),
  }
}

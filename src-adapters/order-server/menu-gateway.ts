import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js'
import { menuReporting } from '../../src-contract/menu/menu.ts'
import { menuRoutes } from '../../src-contract/menu/routes.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { JsonAnswer } from '../../src-domain/call/send-json.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { MenuGateway } from '../../src-domain/menu/menu-gateway.ts'
import { answerOf, failureOf, isSuccess, understood } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** Menus by location and type; the server says by ETag whether the one we hold is still the one it would send. */
export function menuGateway(needs: OrderServerNeeds): MenuGateway {
  const held = new Map<string, { readonly etag: string; readonly menu: Menu }>()
  const codec = menuReporting((entry) => needs.report(`left out of the menu: ${entry}`))

  const fresh = (name: string, answer: JsonAnswer): Either<CallFailure, Menu> => {
    if (answer._tag !== 'Answered' || !isSuccess(answer.status)) return left(failureOf(answer))
    const menu = understood(needs, codec, answer.body)
    const etag = answer.headers['etag']
    if (isRight(menu) && etag !== undefined) held.set(name, { etag, menu: menu.right })
    return menu
  }

  return {
    menu:
      ({ locationId, orderType, menuType }) =>
      async () => {
        const name = JSON.stringify([locationId, orderType, menuType ?? null])
        const known = held.get(name)
        const answer = await answerOf(needs, menuRoutes.menu, {
          locationId,
          query: { orderType, ...(menuType === undefined ? {} : { menuType }) },
          ...(known === undefined ? {} : { headers: { 'if-none-match': known.etag } }),
        })
        const isSame = answer._tag === 'Answered' && answer.status === 304
        return isSame && known !== undefined ? right(known.menu) : fresh(name, answer)
      },
  }
}

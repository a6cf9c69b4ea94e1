import { left } from 'fp-ts/lib/Either.js'
import { copyText } from '../../../src-adapters/browser/copy-text.ts'
import { knownUser } from '../../../src-adapters/browser/known-user.ts'
import { pageSight } from '../../../src-adapters/browser/page-sight.ts'
import { widgetUsers } from '../../../src-adapters/browser/widget-users.ts'
import type { Assets } from '../../../src-domain/brand/assets.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { MapDrawer } from '../../../src-domain/location/delivery-map.ts'
import type { MenuGateway } from '../../../src-domain/menu/menu-gateway.ts'
import type { GuestDataActions } from '../../../src-ui/order/guest-data-props.ts'
import type { OrderPorts } from '../../../src-ui/order/order-controller.ts'
import { bring } from '../document/container.ts'
import { lazyActions } from '../document/lazy-actions.ts'
import { Port } from '../document/ports.ts'
import { lazyAgain } from '../history/lazy-again.ts'
import { lazyImpactWidget } from './lazy-impact-widget.ts'
import type { OrderPage } from './order-page.ts'

/** The ports of the order's controller in this document. */
export function orderPorts(page: OrderPage): OrderPorts {
  const { state, token, cells, container, report } = page
  const { brand } = state
  const local = container.get(Port.local)
  return {
    state,
    cells,
    token,
    orders: container.get(Port.orders),
    locations: container.get(Port.locations),
    menus: lazyMenus(page),
    tickets: container.get(Port.tickets),
    deliveries: container.get(Port.tracking),
    pause: container.get(Port.pause),
    clock: container.get(Port.clock),
    sight: pageSight(document),
    connection: container.get(Port.connection),
    formStore: container.get(Port.checkoutFormStore),
    flowStore: container.get(Port.flowStore),
    impact: container.get(Port.impact),
    widgetUsers: widgetUsers(local, container.get(Port.ids)),
    patronId: () => knownUser(local, container.get(Port.tab), brand.auth.tokenKey),
    isSignedIn: () => local.read(brand.auth.tokenKey) !== undefined,
    copyLink,
    drawer: mapDrawer(brand, report),
    widget: lazyImpactWidget(brand, report),
    loader: brand.assets?.theme === undefined ? undefined : loaderOf(brand.assets, report),
    onAgain: lazyAgain({ container, ...cells }),
    guestData: lazyGuestData(page),
    report,
  }
}

async function copyLink(address: string): Promise<boolean> {
  const isCopied = (await copyText(navigator)?.(`${window.location.origin}${address}`)) ?? false
  if (!isCopied) window.location.assign(address)
  return isCopied
}

/** Loads the module of the menu after everything that the page needs first. */
function lazyMenus({ container }: OrderPage): MenuGateway {
  return {
    menu: (query) => () =>
      import('../modules/menu.ts').then(
        ({ menu }) => bring(container, Port.menus, menu).menu(query)(),
        // The module comes over the same network as the answer.
        () => left({ _tag: 'NoResponse' }),
      ),
  }
}

/** Few guests ask for their data, so the calls for it load with the first request. */
function lazyGuestData(page: OrderPage): GuestDataActions {
  const steps = lazyActions(() => import('./guest-data-steps.ts').then(({ guestDataSteps }) => guestDataSteps(page)))
  const asked = (what: 'copy' | 'erase') => () =>
    steps(
      (loaded) => loaded[what](),
      () => ({ _tag: 'NoAnswer' }) as const,
    )
  return { copy: asked('copy'), erase: asked('erase') }
}

/** The street map of a brand that has a key; its code loads with the first map that is drawn. */
function mapDrawer({ maps }: Brand, report: (what: string) => void): MapDrawer | undefined {
  if (maps === undefined) return undefined
  const load = () => import('../../../src-adapters/google-maps/browser.ts')
  return {
    draw: (host, request) => async () => {
      try {
        const { googleMaps } = await load().catch(load)
        return await googleMaps({ key: maps.googleKey, mapId: maps.mapId, report }).draw(host, request)()
      } catch (reason) {
        report(`no map: ${String(reason)}`)
        return left({ _tag: 'NoMap' })
      }
    },
  }
}

function loaderOf(assets: Assets, report: (what: string) => void) {
  return (host: Element) =>
    void import('./show-loader.ts').then(({ showLoader }) => showLoader(host, assets, report)).catch(report)
}

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
import { lazyActions } from '../document/lazy-actions.ts'
import { lazyReorder } from '../history/lazy-reorder.ts'
import { lazyImpactWidget } from './lazy-impact-widget.ts'
import type { OrderPage } from './order-page.ts'

/** The ports of the order's controller, made from those of the order document. */
export function confirmationPorts(page: OrderPage): OrderPorts {
  const { state, cells, local, tab, ids, report } = page
  const { brand } = state
  return {
    ...page,
    menus: lazyMenus(page),
    sight: pageSight(document),
    widgetUsers: widgetUsers(local, ids),
    patronId: () => knownUser(local, tab, brand.auth.tokenKey),
    isSignedIn: () => local.read(brand.auth.tokenKey) !== undefined,
    copyLink,
    drawer: mapDrawer(brand, report),
    widget: lazyImpactWidget(brand, report),
    loader: brand.assets?.theme === undefined ? undefined : loaderOf(brand.assets, report),
    onAgain: lazyReorder({ ...page, again: cells.again }),
    guestData: lazyGuestData(page),
  }
}

async function copyLink(address: string): Promise<boolean> {
  const isCopied = (await copyText(navigator)?.(`${window.location.origin}${address}`)) ?? false
  if (!isCopied) window.location.assign(address)
  return isCopied
}

/** Loads the menu's gateway last, because the page can be shown without it. */
function lazyMenus({ server }: OrderPage): MenuGateway {
  return {
    menu: (query) =>
      import('../../../src-adapters/order-server/menu-gateway.ts').then(
        ({ menuGateway }) => menuGateway(server).menu(query),
        // A failed fetch of the gateway means that the order server is unreachable, too.
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

/** The street map of a brand with a key. Its code loads with the first map. */
function mapDrawer({ maps }: Brand, report: (what: string) => void): MapDrawer | undefined {
  if (maps === undefined) return undefined
  const load = () => import('../../../src-adapters/google-maps/browser.ts')
  return {
    draw: async (host, request) => {
      try {
        const { googleMaps } = await load().catch(load)
        return await googleMaps({ key: maps.googleKey, mapId: maps.mapId, report }).draw(host, request)
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

import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { carriedByTab } from '../../../src-adapters/browser/carried-by-tab.ts'
import { endServiceWorkers } from '../../../src-adapters/browser/no-service-worker.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { popupsAfter } from '../../../src-domain/brand/popup.ts'
import { stepsOpen } from '../../../src-domain/navigation/flow-history.ts'
import { hideBrokenPictures } from '../../../src-ui/design/broken-pictures.ts'
import type { ShopActions } from '../../../src-ui/shell/shop-app.ts'
import type { ShopSeed } from '../../../src-ui/shell/shop-state.ts'
import { leaveToRecover } from '../document/leave-to-recover.ts'
import { readState } from '../document/read-state.ts'
import { beginShop } from './begin-shop.ts'
import { chooseType } from './choose-type.ts'
import { drawShop } from './draw-shop.tsx'
import { fetchOrdering, styled } from './fetch-ordering.ts'
import { restoreOrder } from './restore-order.ts'
import { runInTasks } from './run-in-tasks.ts'

/** Milliseconds after the page has loaded, when nobody has touched it. */
const orderingAfter = 4_000

/** Takes over the page that the server rendered. Plain wiring: the container comes with the ordering chunk. */
function enhance(state: ShopSeed, root: HTMLElement, stage: HTMLElement): void {
  const local = carriedByTab(
    safeStorage(() => window.localStorage),
    window,
  )
  if (leaveToRecover(local, systemClock, (address) => window.location.replace(address))) return
  const begun = beginShop(state, stage, local)
  const { page, cells, intents } = begun
  const bring = async () => {
    const [{ startOrdering }] = await Promise.all([import('../ordering/ordering.ts'), styled(state.orderingStyle)])
    startOrdering(page)
  }
  const ordering = fetchOrdering({ bring, intents, pending: cells.pending, page: window })
  const actions: ShopActions = {
    intent: (intent) => {
      intents.make(intent)
      ordering.need()
    },
    chooseType: chooseType(begun, ordering),
    retry: () => ordering.need(),
  }
  hideBrokenPictures(document, window)
  // The browser's own Back or Forward leads to a step that the ordering chunk alone can show.
  window.addEventListener('popstate', () => {
    if (stepsOpen(window.history.state) > 0) ordering.need()
  })
  drawShop(begun, root, actions, () => {
    restoreOrder(begun, ordering, actions)
    // What was open when this entry was left, for a reload or the way back from the checkout, opens again at once.
    const isWanted = page.loadedAt > 0 || navigator.userActivation?.hasBeenActive === true
    ordering.soon(isWanted ? 0 : orderingAfter)
    runInTasks([() => void endServiceWorkers(navigator.serviceWorker)])
  })
  const { consent, popups } = state.brand
  if (consent !== undefined || popups !== undefined) setTimeout(() => void bringQuestions(state), popupsAfter)
}

/** Few brands have any, and one of them says one thing at a time. Where they do not come, nobody is followed. */
async function bringQuestions(state: ShopSeed): Promise<void> {
  if (state.brand.consent !== undefined) {
    const [{ askConsent }] = await Promise.all([import('../consent/consent.tsx'), styled(state.consentStyle)])
    await askConsent(state)
  }
  if (state.brand.popups === undefined) return
  const [{ startPopups }] = await Promise.all([import('../popups/popups.tsx'), styled(state.popupsStyle)])
  startPopups(state)
}

const state = readState<ShopSeed>(document, 'shop')
const [root, stage] = [document.getElementById('page'), document.getElementById('stage')]
// A task of its own: reading the script and taking over are two shorter waits for whoever taps meanwhile.
if (state !== undefined && root !== null && stage !== null) setTimeout(() => enhance(state, root, stage))

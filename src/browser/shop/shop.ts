import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { endServiceWorkers } from '../../../src-adapters/browser/end-service-workers.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { tabStorage } from '../../../src-adapters/browser/tab-storage.ts'
import { popupsAfter } from '../../../src-domain/brand/popup.ts'
import { stepsOpen } from '../../../src-domain/navigation/flow-history.ts'
import { hideBrokenPictures } from '../../../src-ui/design/broken-pictures.ts'
import { runTasks } from '../../../src-ui/shell/run-tasks.ts'
import type { ShopSeed } from '../../../src-ui/shell/shop-state.ts'
import { leaveToRecover } from '../document/leave-to-recover.ts'
import { loadStyleSheet } from '../document/load-style-sheet.ts'
import { readState } from '../document/read-state.ts'
import { drawShop } from './draw-shop.tsx'
import { shopDocument } from './shop-document.ts'

/** Milliseconds after the load at which an untouched page loads the ordering chunk. */
const orderingAfter = 4_000

/** Makes the page that the server rendered interactive. */
function startShop(state: ShopSeed, root: HTMLElement, stage: HTMLElement): void {
  const local = tabStorage(
    safeStorage(() => window.localStorage),
    window,
  )
  if (leaveToRecover(local, systemClock, (address) => window.location.replace(address))) return
  const shop = shopDocument(state, stage, local)
  const { page, ordering, controller } = shop
  hideBrokenPictures(document, window)
  // Back or Forward may lead to a step that only the ordering chunk can show.
  window.addEventListener('popstate', () => {
    if (stepsOpen(window.history.state) > 0) ordering.need()
  })
  drawShop(shop, root, () => {
    controller.restore()
    // After a reload or Back from the checkout, the open sheet must reappear at once.
    const isWanted = page.loadedAt > 0 || navigator.userActivation?.hasBeenActive === true
    ordering.soon(isWanted ? 0 : orderingAfter)
    runTasks([() => void endServiceWorkers(navigator.serviceWorker)])
  })
  const { consent, popups } = state.brand
  if (consent !== undefined || popups !== undefined) setTimeout(() => void askQuestions(state), popupsAfter)
}

/** Asks for consent, then shows the brand's popups. If the question fails to load, no sink follows the customer. */
async function askQuestions(state: ShopSeed): Promise<void> {
  if (state.brand.consent !== undefined) {
    const [{ askConsent }] = await Promise.all([import('../consent/consent.tsx'), loadStyleSheet(state.consentStyle)])
    await askConsent(state)
  }
  if (state.brand.popups === undefined) return
  const [{ startPopups }] = await Promise.all([import('../popups/popups.tsx'), loadStyleSheet(state.popupsStyle)])
  startPopups(state)
}

const state = readState<ShopSeed>(document, 'shop')
const [root, stage] = [document.getElementById('page'), document.getElementById('stage')]
// Runs in a separate task, because a tap waits until the running task ends.
if (state !== undefined && root !== null && stage !== null) setTimeout(() => startShop(state, root, stage))

import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { createRoot } from 'react-dom/client'
import { correctedClock } from '../../../src-adapters/browser/corrected-clock.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { PhoneChecksProvider } from '../../../src-ui/account/phone-checks.tsx'
import { clock as clockWords } from '../../../src-ui/messages/clock.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { staff } from '../../../src-ui/messages/staff.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { staffController } from '../../../src-ui/staff/staff-controller.ts'
import { StaffRoot } from '../../../src-ui/staff/staff-root.tsx'
import type { StaffState } from '../../../src-ui/staff/staff-state.ts'
import { lazyPhones } from '../account/lazy-phones.ts'
import { documentContainer } from '../document/container.ts'
import { readState } from '../document/read-state.ts'
import { staffModules, staffPorts } from './staff-module.ts'

/** Shows the staff document. Its clock follows the server's, so that a wrong device clock makes no order late. */
function startStaff(state: StaffState, root: HTMLElement): void {
  const { brand, locale, texts, apiBase } = state
  const clock = correctedClock(systemClock)
  const container = documentContainer(
    {
      page: window,
      brand,
      apiBase,
      hearDate: clock.hear,
      calls: {
        language: locale,
        locationId: () => undefined,
        // The board shows by itself that it is offline.
        onUnavailable: () => undefined,
        report: (what) => window.reportError(new Error(what)),
      },
    },
    staffModules,
  )
  const controller = staffController({
    facts: state,
    clock,
    invitation: invitationIn(window.location),
    forgetInvitation: () => window.history.replaceState(null, '', window.location.pathname),
    ...container.get(staffPorts),
  })
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    clock: withBrandTexts('times', clockWords, texts, locale),
    staff: withBrandTexts('staff', staff, texts, locale),
  }
  createRoot(root).render(
    <PhoneChecksProvider value={lazyPhones(brand)}>
      <WordsProvider words={words}>
        <StaffRoot controller={controller} report={reportError} />
      </WordsProvider>
    </PhoneChecksProvider>,
  )
}

/** The invitation follows the #, so that no server or proxy logs it. */
function invitationIn({ hash }: Location): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('invitation') ?? undefined
}

const state = readState<StaffState>(document, 'staff')
const root = document.getElementById('page')
if (state !== undefined && root !== null) startStaff(state, root)

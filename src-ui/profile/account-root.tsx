import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { cardPages, orderPages, profileAddress } from '../../src-domain/navigation/account-addresses.ts'
import { takesCards } from '../../src-domain/payment/payment-choice.ts'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountScreen } from './account-screen.tsx'
import { CardsPage } from './cards-page.tsx'
import { HistoryPage } from './history-page.tsx'
import { LoadingNotice } from './loading-notice.tsx'
import { PastOrderPage } from './past-order-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { profileScreens, useShownLocation } from './profile-screens.ts'
import { RedeemScreen } from './redeem-screen.tsx'

export function AccountRoot({ report }: { readonly report: (reason: unknown) => void }) {
  const { cells } = useAccount()
  return (
    <AccountFrame cells={cells} report={report} bar={<OfflineBar online={cells.online} />}>
      <Content />
    </AccountFrame>
  )
}

function Content() {
  const { looking } = useWords('profile')
  const { cells } = useAccount()
  const isKnown = useStateOf(cells.patron, ({ patron }) => patron !== undefined)
  const isErased = useStateOf(cells.patron, (now) => now.isErased === true)
  const isUnreached = useStateOf(cells.isUnreached, (now) => now)
  if (isErased) return <ErasedScreen />
  if (!isKnown) return isUnreached ? <AccountUnreachable /> : <LoadingNotice>{looking}</LoadingNotice>
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  )
}

const PhoneScreen = lazyScreen(() => fetchLazyScreens().then(({ phone }) => phone))
const PasswordScreen = lazyScreen(() => fetchLazyScreens().then(({ password }) => password))
const ErasedScreen = lazyScreen(() => fetchLazyScreens().then(({ erased }) => erased))
const OwnDataScreen = lazyScreen(() => fetchLazyScreens().then(({ data }) => data))

const AddCardScreen = lazyScreen(() => fetchLazyScreens().then(({ addCard }) => addCard))
/** Prefetches the screen during the session check. */
export const fetchAddCard: () => Promise<void> = AddCardScreen.fetch

function Pages() {
  const { brand } = useAccount().cells.facts
  return (
    <Routes location={useShownLocation()}>
      <Route path={profileAddress} element={<ProfilePage />} />
      {brand.orderHistory ? (
        <>
          <Route path={orderPages.list} element={<HistoryPage />} />
          <Route path={orderPages.one} element={<PastOrderPage />} />
        </>
      ) : null}
      {takesCards(brand) ? (
        <>
          <Route path={cardPages.list} element={<CardsPage />} />
          <Route path={cardPages.add} element={<AddCardScreen />} />
          <Route path={cardPages.one} element={<CardsPage />} />
          <Route path={cardPages.remove} element={<CardsPage asks="remove" />} />
          <Route path={cardPages.update} element={<CardsPage asks="update" />} />
        </>
      ) : null}
      <Route path={profileScreens.phone} element={<PhoneScreen />} />
      <Route path={profileScreens.password} element={<PasswordScreen />} />
      <Route path={profileScreens.data} element={<OwnDataScreen />} />
      {brand.loyalty.enabled && brand.loyalty.showRedeem === true ? (
        <Route path={profileScreens.redeem} element={<RedeemScreen />} />
      ) : null}
      <Route path="*" element={<Navigate to={profileAddress} replace />} />
    </Routes>
  )
}

function AccountUnreachable() {
  const words = useWords('profile')
  const { actions } = useAccount()
  return (
    <AccountScreen title={words.notFoundTitle}>
      <p role="alert">{words.notFoundLead}</p>
      <Button onClick={actions.look}>{useWords('common').retry}</Button>
    </AccountScreen>
  )
}

function fetchLazyScreens() {
  return import('./lazy-profile-screens.tsx').then(({ lazyProfileScreens }) => lazyProfileScreens)
}

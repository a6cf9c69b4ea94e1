import { useEffect } from 'react'
import type { GiftCardRefusal } from '../../src-domain/gift-card/gift-card-refusal.ts'
import { home } from '../../src-domain/navigation/addresses.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import type { GiftCardController } from './gift-card-controller.ts'
import type { GiftCardPageState } from './gift-card-page-state.ts'
import styles from './gift-card-root.module.css'
import { ShownGiftCard } from './shown-gift-card.tsx'

export interface GiftCardRootProps extends Omit<GiftCardController, 'facts'> {
  readonly facts: Pick<GiftCardPageState, 'brand' | 'locale'>
  readonly report: (reason: unknown) => void
}

export function GiftCardRoot(props: GiftCardRootProps) {
  const { facts, online, alert, report } = props
  return (
    <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
      <OfflineBar online={online} />
      <DocumentHeader brand={facts.brand} locale={facts.locale} home={home} />
      <main id="content" className={styles.main}>
        <h1 className={styles.title}>{useWords('giftCard').title}</h1>
        <Content {...props} />
      </main>
      <UnavailableAlert cell={alert} />
    </ErrorBoundary>
  )
}

function Content({ facts, shown, copy, onLook }: GiftCardRootProps) {
  const words = useWords('giftCard')
  const common = useWords('common')
  const state = useStateOf(shown, (now) => now)
  useEffect(onLook, [onLook])
  switch (state._tag) {
    case 'Loading':
      return (
        <>
          <p role="status">{words.loading}</p>
          <Skeleton shape="block" />
          <Skeleton shape="short" />
        </>
      )
    case 'Shown':
      return <ShownGiftCard brand={facts.brand} card={state.card} copy={copy} />
    case 'Unreached':
      return (
        <>
          <p role="alert">{words.unreached}</p>
          <Button onClick={onLook}>{common.retry}</Button>
        </>
      )
    case 'Refused':
      return (
        <>
          <p role="alert">{refusalWords(words, state.refusal)}</p>
          <CallRestaurant phone={facts.brand} />
          <a className={buttonClass('primary', true)} href={home}>
            {words.order}
          </a>
        </>
      )
  }
}

function refusalWords(words: Words['giftCard'], refusal: GiftCardRefusal): string {
  if (refusal._tag === 'CardNotFound') return words.notFound
  return refusal._tag === 'ServerSaid' ? refusal.text : words.unknown
}

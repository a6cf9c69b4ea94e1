import { useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { Tabs } from '../design/tabs.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { CustomersPanel } from './customers-panel.tsx'
import { GiftCardsPanel } from './gift-cards-panel.tsx'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'
import { PromoCodesPanel } from './promo-codes-panel.tsx'

export interface OffersScreenProps {
  readonly controller: OffersController
  /** False without a session: fetching stops, and the last known lists stay. */
  readonly isWatching: boolean
}

type Section = 'codes' | 'cards' | 'customers'

/** Promo codes, gift cards and customers of the brand, for its owner and managers. */
export function OffersScreen({ controller, isWatching }: OffersScreenProps) {
  const words = useWords('staff')
  const { retry } = useWords('common')
  const { codes, isUnreached } = useStateOf(controller.state, (now) => now)
  const [section, turnTo] = useState<Section>('codes')
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  const { offersPage } = words
  const sections: readonly Section[] = controller.takesCards ? ['codes', 'cards', 'customers'] : ['codes', 'customers']
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{offersPage.lead}</p>
      {isUnreached ? (
        <div role="alert" className={styles.stale}>
          <p>{codes === undefined ? words.unreached : offersPage.stale}</p>
          <Button kind="secondary" className={styles.wide} onClick={controller.look}>
            {retry}
          </Button>
        </div>
      ) : null}
      <Tabs
        tabs={sections.map((code) => ({ code, label: offersPage[code] }))}
        current={section}
        onTurn={(next) => {
          turnTo(next)
          controller.look()
        }}
        label={offersPage.sections}
        type="Type2"
      >
        {section === 'codes' ? (
          codes !== undefined ? (
            <PromoCodesPanel controller={controller} codes={codes} />
          ) : isUnreached ? null : (
            <>
              <p role="status">{words.loading}</p>
              <Skeleton shape="block" />
            </>
          )
        ) : section === 'cards' ? (
          <GiftCardsPanel controller={controller} />
        ) : (
          <CustomersPanel controller={controller} />
        )}
      </Tabs>
    </div>
  )
}

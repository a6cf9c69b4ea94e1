import { Outlet } from 'react-router-dom'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { Notice } from '../ordering/notice.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { UpsellList } from './upsell-list.tsx'
import styles from './upsells-screen.module.css'
import { useOfferedUpsells } from './use-offered-upsells.ts'

/** Upsells as a separate step; one tap skips it (UPS-03). */
export function UpsellsScreen() {
  const words = useWords('steps')
  const { back } = useWords('common')
  const { actions } = useOrdering()
  const { isLoading, groups, taken } = useOfferedUpsells()
  const isAnyTaken = groups.some(({ upsells }) => upsells.some(({ item }) => taken.has(item.id)))
  return (
    <>
      <Sheet
        title={words.upsellsTitle}
        closeLabel={back}
        onClose={actions.back}
        tall
        footer={
          <Button wide onClick={() => actions.next('UPSELLS')}>
            {isAnyTaken || groups.length === 0 ? words.goOn : words.goOnWithout}
          </Button>
        }
      >
        <Notice />
        <div className={styles.content}>
          {isLoading ? (
            <div role="status" aria-label={words.upsellsLoading}>
              <Skeleton shape="short" />
              <Skeleton shape="bar" />
              <Skeleton shape="bar" />
            </div>
          ) : (
            <p className={styles.lead}>{groups.length === 0 ? words.upsellsNone : words.upsellsLead}</p>
          )}
          {isLoading ? null : <UpsellList groups={groups} taken={taken} />}
        </div>
      </Sheet>
      <Outlet />
    </>
  )
}

/** Type2: upsells inside the cart (UPS-06); hidden if there are none. */
export function UpsellsInCart() {
  const words = useWords('steps')
  const { isLoading, groups, taken } = useOfferedUpsells()
  if (isLoading || groups.length === 0) return null
  return (
    <section className={styles.inCart} aria-label={words.upsellsInCart}>
      <p className={styles.heading}>{words.upsellsInCart}</p>
      <UpsellList groups={groups} taken={taken} />
    </section>
  )
}

import { useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { ordersAddress } from '../../src-domain/navigation/account-addresses.ts'
import { buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { HistoryContent } from './history-content.tsx'
import { HistoryList } from './history-list.tsx'
import profile from './profile-page.module.css'

const mostOnProfile = 3

/** Newest orders (PROF-04). */
export function HistorySection() {
  const words = useWords('history')
  const { cells, actions } = useAccount()
  const history = useStateOf(cells.history, (now) => now)
  const title = useId()
  useEffect(() => actions.history.fetch(), [actions])
  return (
    <section className={profile.section} aria-labelledby={title}>
      <h2 id={title} className={profile.heading}>
        {words.title}
      </h2>
      <HistoryContent history={history}>
        {(orders) => (
          <>
            <HistoryList orders={orders.slice(0, mostOnProfile)} level={3} />
            <Link className={buttonClass('secondary')} to={ordersAddress}>
              {words.all}
            </Link>
          </>
        )}
      </HistoryContent>
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { useWords } from '../messages/words-context.tsx'
import styles from './today.module.css'
import type { TodayProblem } from './today-controller.ts'

export interface TodaySectionProps {
  readonly title: string
  readonly lead?: string
  readonly problem: TodayProblem | undefined
  readonly children: ReactNode
}

/** One kind of change, with the reason why its last change was not made. */
export function TodaySection({ title, lead, problem, children }: TodaySectionProps) {
  const words = useWords('staff')
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {words.today.problem[problem]}
        </p>
      )}
      {children}
    </section>
  )
}

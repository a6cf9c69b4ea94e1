import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { ShownStep } from './confirmation-view.ts'
import styles from './order-steps.module.css'

export interface OrderStepsProps {
  readonly steps: readonly ShownStep[]
  readonly updatedAt: string | undefined
}

/** Steps of an order with the time of each that it has reached (CONF-03), if the brand shows steps. */
export function OrderSteps({ steps, updatedAt }: OrderStepsProps) {
  const words = useWords('order')
  return (
    <div className={styles.progress}>
      <ol aria-label={words.progress}>
        {steps.map(({ name, text, time, isCurrent }) => (
          <li
            key={name}
            className={styles.step}
            data-reached={time === undefined ? undefined : name}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {time === undefined ? null : <Icon name={name === 'cancelled' ? 'close' : 'check'} small />}
            </span>
            <span>
              {time === undefined ? (
                text
              ) : (
                <>
                  <span aria-hidden="true">{text}</span>
                  <VisuallyHidden>{words.stepDone({ step: text })}</VisuallyHidden>
                </>
              )}
            </span>
            {time === undefined ? null : <span className={styles.time}>{time}</span>}
          </li>
        ))}
      </ol>
      {updatedAt === undefined ? null : <p className={styles.updated}>{words.updatedAt({ time: updatedAt })}</p>}
    </div>
  )
}

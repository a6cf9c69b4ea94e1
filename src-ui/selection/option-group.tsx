import { useId } from 'react'
import { sharedFacts } from '../../src-domain/menu/shared-facts.ts'
import type { SelectionError } from '../../src-domain/selection/selection-error.ts'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ModifierRow } from './modifier-row.tsx'
import styles from './option-group.module.css'
import { counterSentence, errorSentence, isRequired, ruleSentence, sharedSentences } from './selection-words.ts'
import { type OptionGroupNeeds, useOptionGroup } from './use-option-group.ts'

export interface OptionGroupProps extends OptionGroupNeeds {
  /** So that a refused press can find the group. */
  readonly domId: string
  readonly error: SelectionError | undefined
  /** Whether something inside this chosen modifier is complained about. */
  readonly isWrongInside: (item: string) => boolean
}

/** A group of choices with its rule in one sentence, a counter that is read out, and its own error (SEL-24). */
export const OptionGroup = ({ domId, error, isWrongInside, ...needs }: OptionGroupProps) => {
  const words = useWords('ordering')
  const { required, optional } = useWords('common')
  const group = useOptionGroup(needs)
  const facts = sharedFacts(needs.menu, needs.option)
  const id = useId()
  return (
    <fieldset
      id={domId}
      className={error === undefined ? styles.group : `${styles.group} ${styles.wrong}`}
      aria-describedby={error === undefined ? `${id}-rule` : `${id}-error ${id}-rule`}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>{needs.option.name}</span>{' '}
        {sharedSentences(words, facts).map((sentence) => (
          <span key={sentence} className={styles.shared}>
            {sentence}{' '}
          </span>
        ))}
        <span className={isRequired(group.rule) ? styles.required : styles.optional}>
          {isRequired(group.rule) ? required : optional}
        </span>
      </legend>
      <p className={styles.rule} id={`${id}-rule`}>
        {ruleSentence(words, group.rule)}
        <span aria-live="polite" className={styles.counter}>
          {counterSentence(words, group.count, group.max)}
        </span>
      </p>
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" small />
          {errorSentence(words, error)}
        </p>
      )}
      <div className={styles.rows}>
        {group.choices.map((choice) => (
          <ModifierRow
            key={choice.item.id}
            menu={needs.menu}
            choice={choice}
            facts={facts}
            max={group.max}
            isWrongInside={choice.modifier !== undefined && isWrongInside(choice.item.id)}
          />
        ))}
      </div>
      {group.clear === undefined ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={words.clearChoice({ name: needs.option.name })}
          onClick={group.clear}
        >
          {words.clear}
        </button>
      )}
    </fieldset>
  )
}

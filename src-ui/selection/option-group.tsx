import { memo, useId, useMemo } from 'react'
import { isBox } from '../../src-domain/menu/option-bounds.ts'
import { sharedFacts } from '../../src-domain/menu/shared-facts.ts'
import { Icon } from '../design/icon.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { GroupChoices } from './group-choices.tsx'
import { anchorOf } from './option-anchor.ts'
import styles from './option-group.module.css'
import { counterSentence, isRequired, ruleSentence, sharedSentences } from './selection-words.ts'
import type { ItemTypes } from './theme-types.ts'
import { type OptionGroupNeeds, useOptionGroup } from './use-option-group.ts'

export interface OptionGroupProps extends OptionGroupNeeds {
  /** Error of this group, without nested errors (SEL-24). */
  readonly error: string | undefined
  /** Names of choices that the last one replaced; empty if none (SEL-10). */
  readonly replaced: string
  /** Ids of modifiers with nested errors, joined as text. */
  readonly wrongInside: string
  readonly types: Pick<ItemTypes, 'rows' | 'group'>
  /** True if the group renders its choices lazily. */
  readonly isLong: boolean
  readonly placeholder: string
}

/** Joins ids to a text, so that equal ids are equal props. */
export function idsAsText(ids: readonly string[]): string {
  return JSON.stringify(ids)
}

/** Option group with its rule, an announced counter and its error (SEL-24). */
export const OptionGroup = memo((props: OptionGroupProps) => {
  const { error, replaced, wrongInside, types, isLong, placeholder, menu, option, within, diet } = props
  const words = useWords('ordering')
  const lang = useContentLanguage()
  const { required, optional } = useWords('common')
  const group = useOptionGroup(props)
  const { scope } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prices change only with the scope
  const facts = useMemo(() => sharedFacts(menu, option, group.priceOf), [menu, option, scope])
  const id = useId()
  return (
    <fieldset
      data-anchor={anchorOf([...within.map((step) => step.option), option.id])}
      tabIndex={-1}
      className={[styles.group, styles[types.group.drawing], error === undefined ? '' : styles.wrong]
        .filter(Boolean)
        .join(' ')}
      aria-describedby={error === undefined ? `${id}-rule` : `${id}-error ${id}-rule`}
      onPointerDown={group.onPointerDown}
      onKeyDown={group.onKeyDown}
    >
      <legend className={styles.legend}>
        <span className={styles.name} lang={lang}>
          {option.name}
        </span>{' '}
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
      {group.kind === 'multi' && !isBox(option) && Number.isFinite(group.max) ? (
        <p role="status" className={styles.gone}>
          {replaced === '' ? null : words.gaveWay({ name: replaced, max: group.max })}
        </p>
      ) : null}
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" small />
          {error}
        </p>
      )}
      <GroupChoices {...{ menu, option, group, facts, wrongInside, types, isLong, placeholder }} />
      {group.hidden === 0 || diet === undefined ? null : (
        <p className={styles.hidden}>{words.dietHides({ count: group.hidden, diet })}</p>
      )}
      {group.isUnmarked ? <p className={styles.hidden}>{words.dietUnmarked}</p> : null}
      {group.clear === undefined ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={words.clearChoice({ name: option.name })}
          onClick={group.clear}
        >
          {words.clear}
        </button>
      )}
    </fieldset>
  )
})
OptionGroup.displayName = 'OptionGroup'

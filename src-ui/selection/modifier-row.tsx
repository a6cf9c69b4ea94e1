import { memo, useId } from 'react'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import type { SharedFacts } from '../../src-domain/menu/shared-facts.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { Modifier } from '../../src-domain/selection/selections.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ChoiceDrawing } from './choice-drawing.tsx'
import styles from './modifier-row.module.css'
import { rowNotes } from './modifier-row-view.ts'
import type { RowType } from './theme-types.ts'
import type { ChoiceHandlers } from './use-option-group.ts'

export interface ModifierRowProps {
  readonly menu: Menu
  readonly item: MenuItem
  readonly modifier: Modifier | undefined
  readonly price: Minor
  readonly isHeldBack: boolean
  readonly asks: boolean
  readonly facts: SharedFacts
  readonly max: number
  readonly isWrongInside: boolean
  readonly hands: ChoiceHandlers
  readonly type: RowType
  readonly placeholder: string
}

function notesClass({ drawing, control }: RowType): string | undefined {
  if (drawing === 'card' || drawing === 'tile' || drawing === 'chip') return styles.boxed
  if (drawing === 'picture') return control === 'end' ? styles['after-wide-picture'] : styles['after-picture']
  return control === 'end' ? styles.beside : styles['after-control']
}

/** Memoised, so that a tap renders one or two rows, not two hundred. */
export const ModifierRow = memo((row: ModifierRowProps) => {
  const words = useWords('ordering')
  const lang = useContentLanguage()
  const id = useId()
  const { item, modifier, isHeldBack, asks, type, hands } = row
  const notes = rowNotes(words, row)
  const hasInside = notes.some(({ kind }) => kind === 'inside')
  const layout = notesClass(type)
  return (
    <ChoiceDrawing
      type={type}
      input={{
        ...hands.input({ item, modifier, price: row.price, isHeldBack, asks }),
        'aria-describedby': notes.map(({ kind }) => `${id}-${kind}`).join(' ') || undefined,
      }}
      name={item.name}
      price={row.facts.showsPrices && row.price !== 0 ? words.plus({ price: words.price(row.price) }) : undefined}
      picture={pictureOf(item.images, row.placeholder)}
      isFaint={isHeldBack || !item.isAvailable}
    >
      {notes.map(({ kind, text }) => (
        <p
          key={kind}
          id={`${id}-${kind}`}
          lang={kind === 'inside' || (kind === 'about' && item.description !== '') ? lang : undefined}
          className={kind === 'full' ? styles.full : `${styles[kind]} ${layout}`}
        >
          {text}
        </p>
      ))}
      {asks && modifier !== undefined ? (
        <button
          type="button"
          className={`${styles.open} ${layout}`}
          aria-label={words.customise({ name: item.name })}
          onClick={() => hands.reopen(item.id)}
        >
          {hasInside ? words.changeShort : words.customiseShort}
        </button>
      ) : null}
    </ChoiceDrawing>
  )
})
ModifierRow.displayName = 'ModifierRow'

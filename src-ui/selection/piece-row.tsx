import { memo } from 'react'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import type { SharedFacts } from '../../src-domain/menu/shared-facts.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { Stepper } from '../design/stepper.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { hasPicture } from './choice-drawing.tsx'
import { rowNotes } from './modifier-row-view.ts'
import styles from './piece-row.module.css'
import type { RowType } from './theme-types.ts'
import type { ChoiceHandlers } from './use-option-group.ts'

export interface PieceRowProps {
  readonly menu: Menu
  readonly item: MenuItem
  readonly price: Minor
  readonly count: number
  readonly most: number
  readonly facts: SharedFacts
  readonly hands: ChoiceHandlers
  readonly type: RowType
  readonly placeholder: string
}

/** Choice of a box with its count. Memoised like `ModifierRow`. */
export const PieceRow = memo(({ menu, item, price, count, most, facts, hands, type, placeholder }: PieceRowProps) => {
  const words = useWords('ordering')
  const common = useWords('common')
  const lang = useContentLanguage()
  const { name } = item
  const notes = rowNotes(words, {
    ...{ menu, item, facts, max: most },
    modifier: undefined,
    isHeldBack: false,
    isWrongInside: false,
  })
  return (
    <div className={styles.row}>
      {hasPicture(type) ? (
        <img
          className={styles.image}
          src={pictureOf(item.images, placeholder)}
          alt=""
          width="160"
          height="120"
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <div className={styles.about}>
        <span lang={lang}>{name}</span>
        {facts.showsPrices && price !== 0 ? (
          <span className={styles.price}>{words.plus({ price: words.price(price) })}</span>
        ) : null}
        {notes.map(({ kind, text }) => (
          <p key={kind} lang={item.description === '' ? undefined : lang} className={styles.note}>
            {text}
          </p>
        ))}
      </div>
      <Stepper
        value={count}
        min={0}
        max={most}
        onChange={(wanted) => hands.setPieces(item.id, wanted)}
        labels={{
          increase: common.increase({ name }),
          decrease: common.decrease({ name }),
          quantity: common.quantityOf({ name }),
        }}
      />
    </div>
  )
})
PieceRow.displayName = 'PieceRow'

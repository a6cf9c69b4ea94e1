import type { InputHTMLAttributes, ReactNode } from 'react'
import mark from '../design/mark.module.css'
import { useContentLanguage } from '../messages/content-language.tsx'
import styles from './choice-drawing.module.css'
import type { RowType } from './theme-types.ts'

export interface ChoiceDrawingProps {
  readonly type: RowType
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly name: string
  readonly price: string | undefined
  /** Shown if the row type has space for a picture. */
  readonly picture: string
  /** True if the choice is not available now. */
  readonly isFaint: boolean
  readonly children?: ReactNode
}

export function hasPicture({ drawing }: RowType): boolean {
  return drawing === 'picture' || drawing === 'card'
}

function isFrame({ drawing }: RowType): boolean {
  return drawing === 'card' || drawing === 'tile' || drawing === 'chip'
}

export function cellsClass({ drawing, cell }: RowType, isLong = false): string {
  return [styles.cells, styles[`all-${drawing}`], styles[cell], isLong ? styles.long : ''].filter(Boolean).join(' ')
}

/** Draws a choice. In cards, tiles and chips, the input is the frame. */
export function ChoiceDrawing({ type, input, name, price, picture, isFaint, children }: ChoiceDrawingProps) {
  return (
    <div
      className={[styles.row, styles[type.drawing], styles[`at-${type.control}`], isFaint ? styles.faint : '']
        .filter(Boolean)
        .join(' ')}
    >
      <label className={styles.label}>
        <input {...input} className={isFrame(type) ? styles.input : `${styles.input} ${mark.mark}`} />
        {hasPicture(type) ? (
          <img className={styles.image} src={picture} alt="" width="160" height="120" loading="lazy" decoding="async" />
        ) : null}
        <span className={styles.name} lang={useContentLanguage()}>
          {name}
        </span>
        {price === undefined ? null : <span className={styles.price}>{price}</span>}
      </label>
      {children}
    </div>
  )
}

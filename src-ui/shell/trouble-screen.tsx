import { Alert } from '../design/alert.tsx'
import { buttonClass } from '../design/button.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import styles from './shop-page.module.css'
import type { Trouble } from './shop-state.ts'

/** Why nothing can be ordered here (LOC-19, LOC-20, MENU-18). */
export function troubleWords(trouble: Trouble, words: Words['shopPage']): string {
  switch (trouble._tag) {
    case 'UnknownLocation':
      return words.unknownLocation
    case 'MenuUnavailable':
      return words.menuUnavailable
    case 'BetweenMenus':
      return words.betweenMenus({ when: trouble.when })
    case 'Unavailable':
      return words.unavailable[trouble.what]
  }
}

export interface TroubleScreenProps {
  readonly trouble: Trouble
  readonly again?: string | undefined
}

export function TroubleScreen({ trouble, again }: TroubleScreenProps) {
  const words = useWords('shopPage')
  const { retry } = useWords('common')
  // If the order server does not answer, only a failed menu offers other restaurants.
  const isAboutOne = again === undefined || again.startsWith('/location/')
  return (
    <div className={styles.trouble}>
      <h1 className={styles.troubleTitle}>{troubleWords(trouble, words)}</h1>
      {isAboutOne ? <Alert title={words.wayOn} /> : null}
      {again === undefined ? null : (
        <a className={buttonClass('primary')} href={again}>
          {retry}
        </a>
      )}
      {isAboutOne ? (
        <a className={buttonClass(again === undefined ? 'primary' : 'secondary')} href="/">
          {words.changeLocation}
        </a>
      ) : null}
    </div>
  )
}

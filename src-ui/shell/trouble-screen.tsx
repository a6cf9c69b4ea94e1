import { Alert } from '../design/alert.tsx'
import { buttonClass } from '../design/button.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import styles from './shop-page.module.css'
import type { Trouble } from './shop-state.ts'

/** Why there is nothing to order from here (LOC-19, LOC-20, MENU-18). */
export const troubleWords = (trouble: Trouble, words: Words['shop']): string => {
  switch (trouble._tag) {
    case 'UnknownLocation':
      return words.unknownLocation
    case 'MenuUnavailable':
      return words.menuUnavailable
    case 'Unavailable':
      return words.unavailable[trouble.what]
  }
}

export const TroubleScreen = ({ trouble }: { readonly trouble: Trouble }) => {
  const words = useWords('shop')
  return (
    <div className={styles.trouble}>
      <h1 className={styles.troubleTitle}>{troubleWords(trouble, words)}</h1>
      <Alert title={words.wayOn} />
      <a className={buttonClass('primary')} href="/">
        {words.changeLocation}
      </a>
    </div>
  )
}

import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './errand-bar.module.css'
import { useShop } from './shop-app.ts'

/** On a slow line: that a tap was heard, and a way on when what it needs cannot be fetched. */
export const ErrandBar = () => {
  const words = useWords('common')
  const { cells, actions } = useShop()
  const errand = useStateOf(cells.errand, (now) => now)
  return (
    <div className={styles.bar} role="status">
      {errand === 'none' ? null : errand === 'on its way' ? (
        words.loading
      ) : (
        <>
          {words.couldNotLoad}
          <button type="button" className={styles.button} onClick={actions.retry}>
            {words.retry}
          </button>
        </>
      )}
    </div>
  )
}

import type { OptionFull } from '../../src-domain/selection/choose.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-sheet.module.css'

/** Message that the maximum is reached (SEL-12), shown for the time of SEL-35 at the bottom of the top layer. */
export function FullMessage({ full }: { readonly full: OptionFull | undefined }) {
  const words = useWords('ordering')
  return (
    <div role="status" className={styles.message}>
      {full === undefined ? null : words.maxSelected({ name: full.optionName, max: full.max })}
    </div>
  )
}

import type { OptionFull } from '../../src-domain/selection/choose.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-sheet.module.css'

/** SEL-12, for as long as SEL-35 says, at the foot of whatever is open on top. */
export function FullMessage({ full }: { readonly full: OptionFull | undefined }) {
  const words = useWords('ordering')
  return (
    <div role="status" className={styles.message}>
      {full === undefined ? null : words.maxSelected({ name: full.optionName, max: full.max })}
    </div>
  )
}

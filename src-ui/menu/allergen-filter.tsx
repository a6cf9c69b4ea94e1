import type { Allergen } from '../../src-domain/menu/allergens.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './allergen-filter.module.css'
import { shownMark } from './shown-mark.ts'

export interface AllergenFilterProps {
  readonly allergens: readonly Allergen[]
  /** Number of items on the menu. */
  readonly items: number
}

/**
 * Hides items by their allergens. The style sheet does it, so it works without a script. With one, `applyFilter` also
 * hides categories that several allergens together empty, and says how many items are left.
 */
export function AllergenFilter({ allergens, items }: AllergenFilterProps) {
  const words = useWords('shopPage')
  return (
    <>
      <details id="without" className={styles.filter}>
        <summary>{words.without.title}</summary>
        <fieldset>
          <legend>{words.without.legend}</legend>
          {allergens.map((one) => (
            <label key={one}>
              <input type="checkbox" value={one} autoComplete="off" />
              {words.allergens.name[one]}
            </label>
          ))}
        </fieldset>
        <p>{words.without.hint}</p>
      </details>
      {/* The text stays here as a template, because the server's texts are not in the page's script. */}
      <p
        id="left"
        className={styles.shown}
        role="status"
        data-text={words.without.shown({ count: shownMark, total: String(items) })}
      />
    </>
  )
}

import type { Allergen } from '../../src-domain/menu/allergens.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './allergen-filter.module.css'

/** Hides items by their allergens. The style sheet does all of it, so it works without a script. */
export function AllergenFilter({ allergens }: { readonly allergens: readonly Allergen[] }) {
  const words = useWords('shopPage')
  return (
    <details className={styles.filter}>
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
  )
}

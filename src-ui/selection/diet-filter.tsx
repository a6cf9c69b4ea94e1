import { memo, useId } from 'react'
import { useWords } from '../messages/words-context.tsx'
import styles from './diet-filter.module.css'

export interface DietFilterProps {
  readonly diets: readonly string[]
  readonly diet: string | undefined
  readonly onDiet: (diet: string | undefined) => void
}

/** Filters modifiers by diet (MENU-40). Selected modifiers stay visible. */
export const DietFilter = memo(({ diets, diet, onDiet }: DietFilterProps) => {
  const words = useWords('ordering')
  const name = useId()
  const choices = [undefined, ...diets]
  return (
    <fieldset>
      <legend className={styles.legend}>{words.dietFilter}</legend>
      <div className={styles.choices}>
        {choices.map((one) => (
          <label key={one ?? ''} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={one === diet}
              onChange={() => onDiet(one)}
            />
            <span>{one ?? words.dietAll}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})
DietFilter.displayName = 'DietFilter'

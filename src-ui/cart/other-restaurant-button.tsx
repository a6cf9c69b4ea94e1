import { useNavigate } from 'react-router-dom'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { chooserTabs } from '../../src-domain/location/chooser-tabs.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'

/** Opens the chooser, or the home page if the brand has none. */
export function OtherRestaurantButton({ kind }: { readonly kind: 'primary' | 'secondary' }) {
  const { changeLocation } = useWords('ordering')
  const { cells } = useOrdering()
  const navigate = useNavigate()
  const { brand, home } = cells.facts
  if (chooserTabs(brand).length === 0)
    return (
      <a className={buttonClass(kind, true)} href={home}>
        {changeLocation}
      </a>
    )
  return (
    <Button kind={kind} wide onClick={() => void navigate(screenPaths.LOCATIONS)}>
      {changeLocation}
    </Button>
  )
}

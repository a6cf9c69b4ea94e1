import { tryPages } from './page-trials.ts'
import { tryPlaces } from './place-trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'
import { allKinds, otherKinds, someKinds } from './wrong-kinds.ts'

// hostile-places.test.ts tries some kinds on the independent back end.
tryPlaces('What stands beside the way, before an independent back end', independentBackEnd, allKinds)
tryPlaces('What stands beside the way, before our own server without additions', ownServerWithoutAdditions, someKinds)
tryPages('Pages that are drawn before an independent back end, the other kinds', independentBackEnd, otherKinds)
tryPages('Pages that are drawn before our own server without additions', ownServerWithoutAdditions, someKinds)

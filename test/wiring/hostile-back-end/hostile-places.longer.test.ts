import { tryPages } from './page-trials.ts'
import { tryPlaces } from './place-trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'
import { allKinds } from './wrong-kinds.ts'

// Of the pages hostile-places.test.ts tries some; what stands beside the way is tried here alone.
tryPlaces('What stands beside the way, before an independent back end, all of it', independentBackEnd, allKinds)
tryPlaces('What stands beside the way, before our own server without additions', ownServerWithoutAdditions, allKinds)
tryPages('Pages that are drawn before an independent back end, all of it', independentBackEnd, allKinds)
tryPages('Pages that are drawn before our own server without additions', ownServerWithoutAdditions, allKinds)

import { stepsOfAnAccount } from './account-steps.ts'

stepsOfAnAccount('in the shop')

import { stepsOfAnAccount } from './account-steps.ts'

stepsOfAnAccount('at the checkout')

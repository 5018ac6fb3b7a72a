export { type MeldCircumstances, type SecuredFans, securedFans } from './secured.ts';

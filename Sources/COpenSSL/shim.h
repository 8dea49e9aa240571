#pragma once

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <stddef.h>
#include <string.h>

// The key parameters are built with macros for names and with OSSL_PARAM arrays, which Swift cannot use.
// Answers a key that the caller frees with EVP_PKEY_free, or NULL when the numbers are no key.
static inline EVP_PKEY *firstlight_rsa_public_key(
    const unsigned char *n, int n_count, const unsigned char *e, int e_count) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    BIGNUM *modulus = BN_bin2bn(n, n_count, NULL);
    BIGNUM *exponent = BN_bin2bn(e, e_count, NULL);
    OSSL_PARAM *parameters = NULL;
    if (context && builder && modulus && exponent
        && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, modulus)
        && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, exponent)
        && (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters);
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    BN_free(modulus);
    BN_free(exponent);
    EVP_PKEY_CTX_free(context);
    return key;
}

// `point` is the uncompressed point: 4, x, y. OpenSSL refuses one that is not on the curve.
static inline EVP_PKEY *firstlight_p256_public_key(const unsigned char *point, int count) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM parameters[3];
    parameters[0] = OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)"prime256v1", 0);
    parameters[1] = OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, count);
    parameters[2] = OSSL_PARAM_construct_end();
    if (context && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters);
    EVP_PKEY_CTX_free(context);
    return key;
}

// EVP_CIPHER_CTX_ctrl is called through macros for the tag.
static inline int firstlight_gcm_get_tag(EVP_CIPHER_CTX *context, unsigned char *tag) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, 16, tag);
}

static inline int firstlight_gcm_set_tag(EVP_CIPHER_CTX *context, unsigned char *tag) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, 16, tag);
}

// EVP_RSA_gen is a macro over a variadic function.
static inline EVP_PKEY *firstlight_rsa_generate(unsigned int bits) { return EVP_RSA_gen(bits); }

// EVP_EC_gen is a macro over a variadic function.
static inline EVP_PKEY *firstlight_p256_generate(void) { return EVP_EC_gen("P-256"); }

// OPENSSL_clear_free is a macro; the bytes are those of a secret.
static inline void firstlight_openssl_free(unsigned char *bytes, long count) { OPENSSL_clear_free(bytes, count); }
